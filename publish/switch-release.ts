import {
  closeSync,
  fsyncSync,
  globSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";

import { currentRelease, POINTER, releaseNames } from "#server/releases/release-folder.ts";

/** How many releases are kept to go back to. */
const KEPT = 5;

/** Writes a release's name to the pointer file. A power cut leaves the old or the new name. */
export function pointTo(releases: string, name: string): void {
  const unfinished = join(releases, `${POINTER}.${process.pid}.unfinished`);
  writeFileSync(unfinished, `${name}\n`, { flush: true });
  renameSync(unfinished, join(releases, POINTER));
  // On Windows, folders cannot be opened, and need no fsync.
  if (process.platform !== "win32") sync(releases, "r");
}

/** Writes a release's files to the disk, so that a power cut leaves none of them empty. */
export function syncFiles(release: string): void {
  for (const name of globSync("**/*", { cwd: release })) {
    const path = join(release, name);
    if (!statSync(path).isFile()) continue;
    // On Windows, fsync needs a file that is open for writing.
    sync(path, "r+");
  }
}

/** Deletes all but the newest releases and the current one; returns the names of those deleted. */
export function pruneReleases(releases: string): string[] {
  const current = currentRelease(releases);
  const old = releaseNames(releases)
    .slice(KEPT)
    .filter((name) => name !== current);
  for (const name of old) rmSync(join(releases, name), { recursive: true, force: true });
  return old;
}

function sync(path: string, flags: "r" | "r+"): void {
  const handle = openSync(path, flags);
  fsyncSync(handle);
  closeSync(handle);
}
