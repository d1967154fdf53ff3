import { link, open, rm } from "node:fs/promises";
import { rmSync } from "node:fs";
import { dirname } from "node:path";

import { flush } from "../core/flush.ts";
import { type Desk, DeskProblem } from "./desk.ts";

/**
 * Makes a file that only its owner may read, under a working name until it is whole and on disk.
 * Nothing stays of one that could not be finished.
 * @param write fills the empty file of that name
 * @throws {DeskProblem} when there is a file of that name already
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
    // link() fails with EEXIST; rename() would overwrite.
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
