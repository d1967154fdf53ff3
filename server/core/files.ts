import { randomUUID } from "node:crypto";
import { existsSync, globSync, mkdirSync, rmSync, statfsSync, statSync } from "node:fs";
import { mkdir, open, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { SentenceError } from "#content/sentence-error.ts";

import { HOUR } from "./durations.ts";

/** Bytes of disk space that are reserved for submissions. */
const RESERVED_SPACE = 100_000_000;
/** Names that files have until they are complete; SQLite adds “-journal”. */
const ABANDONED = "*.????????-????-????-????-????????????.unfinished*";

/**
 * Creates a folder for files that the site can do without.
 * @throws when it cannot be created, or too little space would be left
 */
export function createSpareFolder(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize < RESERVED_SPACE) throw new Error("The disk has less than 100 MB to spare");
}

/** The files of a folder whose names match, newest first; none if there is no such folder. */
export function newestFirst(folder: string, names: string) {
  return globSync(names, { cwd: folder })
    .flatMap((name) => {
      const path = join(folder, name);
      // Undefined if another process has just renamed or deleted the file.
      const found = statSync(path, { throwIfNoEntry: false });
      return found?.isFile() ? [{ name, path, at: found.mtimeMs, bytes: found.size }] : [];
    })
    .toSorted((one, other) => other.at - one.at);
}

/**
 * Writes a file under another name, and renames it then: another process may be reading or writing
 * it. In containers that share a folder every process has the number 1.
 */
export async function replaceFile(file: string, contents: Uint8Array | string, mode = 0o666) {
  const unfinished = `${file}.${randomUUID()}.unfinished`;
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(unfinished, contents, { mode });
    await rename(unfinished, file);
  } finally {
    // A partial file on a full disk would take space from submissions.
    await rm(unfinished, { force: true });
  }
}

/** Flushes a file or a folder to disk; a new file's name is durable once its folder is flushed. */
export async function flush(path: string): Promise<void> {
  const isFolder = (await stat(path)).isDirectory();
  // Windows flushes a file only through a handle that may write, and a folder not at all.
  if (isFolder && process.platform === "win32") return;
  const handle = await open(path, isFolder ? "r" : "r+");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Deletes what killed processes have left unfinished in a folder: it takes room, and names people. */
export function deleteAbandoned(folder: string, now: number): void {
  for (const { path, at } of newestFirst(folder, ABANDONED)) {
    if (now - at <= HOUR) continue;
    try {
      rmSync(path, { force: true });
    } catch {
      // Another user's, in a folder such as /tmp: that must not stop a backup or an export.
    }
  }
}

/**
 * Writes a file that only its owner can read, under a temporary name until it is complete and
 * flushed to disk; removes it if writing fails.
 * @throws {SentenceError} when the file exists already
 */
export async function writeNewFile<Result>(
  file: string,
  write: (unfinished: string) => Promise<Result>,
): Promise<Result> {
  const unfinished = `${file}.${randomUUID()}.unfinished`;
  const tidyUp = () => rmSync(unfinished, { force: true });
  // A signal ends the process by process.exit(), after this.
  process.once("exit", tidyUp);
  try {
    deleteAbandoned(dirname(file), Date.now());
    await writeFile(unfinished, "", { mode: 0o600 });
    const result = await write(unfinished);
    await flush(unfinished);
    refuseTaken(file);
    await rename(unfinished, file);
    await flush(dirname(file));
    return result;
  } finally {
    tidyUp();
    process.off("exit", tidyUp);
  }
}

/** @throws {SentenceError} when there is a file of that name */
export function refuseTaken(file: string): void {
  if (!existsSync(file)) return;
  throw new SentenceError(`There is a file ${file} already; nothing was changed. Name another.`);
}
