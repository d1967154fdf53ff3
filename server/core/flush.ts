import { open } from "node:fs/promises";

/** Flushes a file to disk, or a folder: a new name in it is on disk once the folder is. */
export async function flush(path: string): Promise<void> {
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
