import { spawnSync } from "node:child_process";
import { closeSync, openSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";
import { onTestFinished } from "vitest";

import { temporaryFolder } from "../server/temporary-folder.ts";

/** Mounts a disk of 64 MB; undefined if this user may not. */
export function smallDisk(): string | undefined {
  const folder = temporaryFolder();
  const { status } = spawnSync("mount", ["-t", "tmpfs", "-o", "size=64m", "tmpfs", folder]);
  if (status !== 0) return undefined;
  onTestFinished(() => {
    spawnSync("umount", ["--lazy", folder]);
  });
  return folder;
}

/** Fills the disk; returns a function that frees the space again. */
export function fillUp(folder: string): () => void {
  const file = join(folder, "filler");
  const filler = openSync(file, "w");
  const page = Buffer.alloc(4096);
  try {
    for (;;) writeSync(filler, page);
  } catch (error) {
    if (!String(error).includes("ENOSPC")) throw error;
  } finally {
    closeSync(filler);
  }
  return () => rmSync(file);
}
