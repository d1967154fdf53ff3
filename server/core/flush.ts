import { open } from "node:fs/promises";

/** Flushes a file or a folder to disk; a new file's name is durable once its folder is flushed. */
export async function flush(path: string): Promise<void> {
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
