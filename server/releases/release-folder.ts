import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The folder of the published releases, in the site's folder. */
export const RELEASES = "releases";
/** The text file that names the release to serve; on Windows, links would need special rights. */
export const POINTER = "current";
/** Prefix of the folders in which releases are being made. */
export const UNFINISHED = ".unfinished-";

/** Release names are timestamps, so that they sort by age; Windows allows no colons in names. */
const NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/;

/** The name of the release to serve; undefined if nothing was published yet. */
export function currentRelease(folder: string): string | undefined {
  try {
    const name = readFileSync(join(folder, POINTER), "utf8").trim();
    return NAME.test(name) ? name : undefined;
  } catch {
    return undefined;
  }
}

/** The names of the finished releases, the newest first. */
export function releaseNames(folder: string): string[] {
  return entries(folder)
    .filter((entry) => NAME.test(entry))
    .toSorted()
    .toReversed();
}

/** When a release was made, in milliseconds since 1970. */
export function momentOf(name: string): number {
  const [date = "", time = ""] = name.split("T");
  return Date.parse(`${date}T${time.replaceAll("-", ":")}`);
}

/** The folders of releases that were never finished. */
export function unfinishedReleases(folder: string): string[] {
  return entries(folder).filter((entry) => entry.startsWith(UNFINISHED));
}

function entries(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
