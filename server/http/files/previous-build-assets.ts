import { existsSync, rmSync, utimesSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { DAY } from "../../core/durations.ts";
import { createSpareFolder, newestFirst, replaceFile } from "../../core/files.ts";

/** Milliseconds for which a replaced build's assets stay available, for pages that are still open. */
const KEPT_FOR = 30 * DAY;

/**
 * Copies this build's assets to those of earlier builds, and removes what no build of the last 30
 * days had. Servers that share the folder also find the assets of a newer build.
 * @param kept the folder with the assets of all recent builds
 * @throws when the folder cannot be written
 */
export async function keepAssets(assets: string, kept: string, now: number): Promise<void> {
  createSpareFolder(kept);
  for (const { name, path } of newestFirst(assets, "**/*")) {
    const file = join(kept, name);
    // Another server may be serving from the same folder.
    if (!existsSync(file)) await replaceFile(file, await readFile(path));
    utimesSync(file, now / 1000, now / 1000);
  }
  for (const { path, at } of newestFirst(kept, "**/*")) {
    if (at < now - KEPT_FOR) rmSync(path, { force: true });
  }
}
