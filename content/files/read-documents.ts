import { readFileSync } from "node:fs";
import { join } from "node:path";

import { accessProblem } from "../../server/access/file-access.ts";
import { SentenceError } from "../sentence-error.ts";
import { documentNames, type WrittenDocuments } from "../schema/documents.ts";

/**
 * Reads all documents from a folder such as content/data.
 * @throws {SentenceError} if one is missing or invalid JSON
 */
export function readDocuments(folder: string): WrittenDocuments {
  return Object.fromEntries(documentNames.map((name) => [name, readDocument(folder, name)]));
}

/**
 * Reads a document, such as `school`.
 * @throws {SentenceError} if it is missing or invalid JSON
 */
function readDocument(folder: string, name: string): unknown {
  const path = join(folder, `${name}.json`);
  try {
    // Without a byte order mark, with which Windows’ editors may begin a file.
    return JSON.parse(new TextDecoder().decode(readFileSync(path)));
  } catch (error) {
    // Of JSON, the message says the line of the mistake.
    const message = error instanceof Error ? error.message : String(error);
    const cause = accessProblem([path], "read") ?? message;
    throw new SentenceError(`content/data/${name}.json cannot be read. ${cause}`);
  }
}
