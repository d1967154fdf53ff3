import { join } from "node:path";

import type { Content } from "../content.ts";
import { type ReadContent, readContent } from "../check/read-content.ts";
import type { Media } from "../check/media.ts";
import { SentenceError } from "../sentence-error.ts";
import { readDocuments } from "./read-documents.ts";

/** The documents in the repository: what a new site begins with. */
export const BUILT_IN_DOCUMENTS = join(import.meta.dirname, "../data");

/** Reads the built-in content, or the sentences about its mistakes. */
export function checkBuiltInContent(media?: Media): ReadContent {
  try {
    return readContent(readDocuments(BUILT_IN_DOCUMENTS), media);
  } catch (error) {
    if (error instanceof SentenceError) return { ok: false, mistakes: [error.message] };
    throw error;
  }
}

/**
 * Reads the built-in content. Only composition roots call this: everything else is passed content.
 * @throws {SentenceError} if the documents have mistakes
 */
export function builtInContent(): Content {
  const read = checkBuiltInContent();
  if (!read.ok) throw new SentenceError(read.mistakes.join("\n"));
  return read.content;
}

/**
 * A function that reads the built-in content at each call. While somebody's edit has mistakes, it
 * returns the content without them.
 * @throws {SentenceError} if the documents have mistakes now
 */
export function followBuiltInContent(): () => Content {
  let content = builtInContent();
  return () => {
    const read = checkBuiltInContent();
    if (read.ok) content = read.content;
    return content;
  };
}
