import { link, open, rm } from "node:fs/promises";
import { rmSync } from "node:fs";
import { dirname } from "node:path";

import { flush } from "../core/files.ts";
import { AdminProblem } from "../admin/admin-problem.ts";

/**
 * Writes a file that only its owner can read, under a temporary name until it is complete and
 * flushed to disk; removes it if writing fails.
 * @param write fills the empty file at the given path
 * @throws {AdminProblem} when the file exists already
 */
export async function writeNewFile<Result>(
  file: string,
  write: (unfinished: string) => Promise<Result>,
): Promise<Result> {
  const unfinished = `${file}.unfinished`;
  const tidyUp = () => rmSync(unfinished, { force: true });
  await (await claim(unfinished)).close();
  // A signal ends the process by process.exit(), after this.
  process.once("exit", tidyUp);
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
    process.off("exit", tidyUp);
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

export function alreadyThere(file: string): AdminProblem {
  return new AdminProblem(`There is a file ${file} already; nothing was changed. Name another.`);
}
