import { readFileSync } from "node:fs";
import { join } from "node:path";

import { accessProblem } from "../../server/access/file-access.ts";
import { documentNames, type WrittenDocuments } from "../schema/documents.ts";

/** A document is missing or invalid JSON; the message has the file, the line and the cause. */
export class UnreadableDocumentError extends Error {
  override name = "UnreadableDocumentError";
}

/**
 * Reads all documents from a folder such as content/data.
 * @throws {UnreadableDocumentError} if one is missing or invalid JSON
 */
export function readDocuments(folder: string): WrittenDocuments {
  return Object.fromEntries(documentNames.map((name) => [name, readDocument(folder, name)]));
}

/**
 * Reads a document, such as `school`.
 * @throws {UnreadableDocumentError} if it is missing or invalid JSON
 */
export function readDocument(folder: string, name: string): unknown {
  const path = join(folder, `${name}.json`);
  const file = `content/data/${name}.json`;
  let text = "";
  try {
    text = readFileSync(path, "utf8");
    return JSON.parse(text);
  } catch (error) {
    const problem = text === "" ? accessProblem([path], "read") : undefined;
    throw new UnreadableDocumentError(
      problem ? `${file} cannot be read. ${problem}` : describe(file, text, error),
    );
  }
}

function describe(file: string, text: string, error: unknown): string {
  const cause = error instanceof Error ? error.message : String(error);
  if (text === "") return `${file} cannot be read. (${cause})`;
  const position = /position (\d+)/.exec(cause)?.[1];
  const line = position ? text.slice(0, Number(position)).split("\n").length : undefined;
  return `${file}: ${line ? `line ${line}` : "the end"} cannot be read. Look there, and at the line above, for a quote, a comma or a bracket that is missing or too many. (${cause})`;
}
