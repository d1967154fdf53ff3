import { readFileSync } from "node:fs";

import { dataFiles } from "#content/schema/data-files.ts";

import { accessProblem } from "../server/access/file-access.ts";
import type { Content } from "./checked-content.ts";

/** A file of content/data is missing or invalid JSON; the message has the file, line and cause. */
export class UnreadableContentError extends Error {
  override name = "UnreadableContentError";
}

/**
 * Reads every file of content/data.
 * @throws {UnreadableContentError} if a file is missing or invalid JSON
 */
export function readContent(folder = "content/data"): Content {
  return new Map(Object.keys(dataFiles).map((file) => [file, readData(folder, file)]));
}

/**
 * Reads a file of content/data, such as `school.json`.
 * @throws {UnreadableContentError} if the file is missing or invalid JSON
 */
export function readData(folder: string, file: string): unknown {
  let text = "";
  try {
    text = readFileSync(`${folder}/${file}`, "utf8");
    return JSON.parse(text);
  } catch (error) {
    const problem = text === "" ? accessProblem([`${folder}/${file}`], "read") : undefined;
    throw new UnreadableContentError(
      problem ? `content/data/${file} cannot be read. ${problem}` : describe(file, text, error),
    );
  }
}

function describe(file: string, text: string, error: unknown): string {
  const cause = error instanceof Error ? error.message : String(error);
  if (text === "") return `content/data/${file} cannot be read. (${cause})`;
  const position = /position (\d+)/.exec(cause)?.[1];
  const line = position ? text.slice(0, Number(position)).split("\n").length : undefined;
  return `content/data/${file}: ${line ? `line ${line}` : "the end"} cannot be read. Look there, and at the line above, for a quote, a comma or a bracket that is missing or too many. (${cause})`;
}
