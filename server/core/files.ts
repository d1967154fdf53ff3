import { mkdirSync, renameSync, rmSync, statfsSync } from "node:fs";
import { open } from "node:fs/promises";

/** Bytes of disk space that are reserved for submissions. */
const RESERVED_SPACE = 100_000_000;

/**
 * Creates a folder for files that the site can do without.
 * @throws when it cannot be created, or too little space would be left
 */
export function createSpareFolder(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize < RESERVED_SPACE) throw new Error("The disk has less than 100 MB to spare");
}

/**
 * Writes a file under another name, and renames it then: another process may be reading it.
 * @param write writes the file of the given name
 */
export function writeAtomically(target: string, write: (unfinished: string) => void): void {
  const unfinished = `${target}.${process.pid}.unfinished`;
  try {
    write(unfinished);
    renameSync(unfinished, target);
  } finally {
    // A partial file on a full disk would take space from submissions.
    rmSync(unfinished, { force: true });
  }
}

/** Flushes a file or a folder to disk; a new file's name is durable once its folder is flushed. */
export async function flush(path: string): Promise<void> {
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
