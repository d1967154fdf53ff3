import { link, open, rm } from "node:fs/promises";
import { rmSync } from "node:fs";
import { dirname } from "node:path";

import { flush } from "../core/files.ts";
import { type Desk, DeskProblem } from "./desk.ts";

/**
 * Writes a file that only its owner can read, under a temporary name until it is complete and
 * flushed to disk; removes it if writing fails.
 * @param write fills the empty file at the given path
 * @throws {DeskProblem} when the file exists already
 */
export async function writeNewFile<Result>(
  { onInterrupt }: Pick<Desk, "onInterrupt">,
  file: string,
  write: (unfinished: string) => Promise<Result>,
): Promise<Result> {
  const unfinished = `${file}.unfinished`;
  const tidyUp = () => rmSync(unfinished, { force: true });
  await (await claim(unfinished)).close();
  onInterrupt.add(tidyUp);
  try {
    const result = await write(unfinished);
    await flush(unfinished);
    // If the file exists, link() fails with EEXIST, whereas rename() would overwrite it.
    await link(unfinished, file);
    return result;
  } catch (error) {
    throw isTaken(error) ? alreadyThere(file) : error;
  } finally {
    await rm(unfinished, { force: true });
    onInterrupt.delete(tidyUp);
    await flush(dirname(file));
  }
}

async function claim(file: string) {
  try {
    return await open(file, "wx", 0o600);
  } catch (error) {
    throw isTaken(error) ? alreadyThere(file) : error;
  }
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "EEXIST";
}

export function alreadyThere(file: string): DeskProblem {
  return new DeskProblem(`There is a file ${file} already; nothing was changed. Name another.`);
}
