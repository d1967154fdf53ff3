import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { pathToFileURL } from "node:url";

import type { Content } from "./content.ts";

const IMPORT = /from "\.\/([\w-]+\.ts)"/g;

/** A file of content/ has a syntax error; the message has the file, line and cause. */
export class UnreadableContentError extends Error {
  override name = "UnreadableContentError";
}

/**
 * Imports every file of content/, in the order of their imports.
 * @throws {UnreadableContentError} when a comma, a quote or a bracket is missing
 */
export async function readContent(): Promise<Content> {
  const content = new Map<string, Record<string, unknown>>();
  for (const file of inOrder()) {
    try {
      content.set(file, await import(pathToFileURL(`content/${file}`).href));
    } catch (error) {
      throw new UnreadableContentError(describe(file, error));
    }
  }
  return content;
}

function inOrder(): string[] {
  const ordered = new Set<string>();
  const visited = new Set<string>();
  const visit = (file: string) => {
    if (visited.has(file)) return;
    visited.add(file);
    const text = readFileSync(`content/${file}`, "utf8");
    for (const [, imported = ""] of text.matchAll(IMPORT)) visit(imported);
    ordered.add(file);
  };
  for (const path of globSync("content/*.ts", { exclude: ["**/*.test.ts"] }).toSorted()) {
    visit(basename(path));
  }
  return [...ordered];
}

/** Reads the line from the error's stack, which starts with the file and the line. */
function describe(file: string, error: unknown): string {
  const stack = error instanceof Error ? (error.stack ?? "") : "";
  const line = new RegExp(`${file}:(\\d+)`).exec(stack)?.[1];
  const place = line ? `line ${line}` : "somewhere";
  const cause = error instanceof Error ? error.message.trim().split("\n")[0] : String(error);
  return `content/${file}: ${place} cannot be read. Look there, and at the line above, for a quote, a comma or a bracket that is missing or too many. (${cause})`;
}
