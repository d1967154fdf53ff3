import { globSync, statSync } from "node:fs";
import { delimiter, join } from "node:path";

const EXTENSIONS = process.platform === "win32" ? [".exe", ".cmd"] : [""];

/**
 * The path of the first program found: in the given places (paths with `*`), then on PATH.
 * @param names file names to look for on PATH, without an extension
 */
export function findProgram(
  names: readonly string[],
  places: readonly string[] = [],
  path = process.env["PATH"] ?? "",
): string | undefined {
  // The last match has the highest version number.
  const known = places.flatMap((place) => globSync(place).toSorted(byNumbers).toReversed());
  const folders = path.split(delimiter).filter(Boolean);
  const onPath = names.flatMap((name) =>
    folders.flatMap((folder) => EXTENSIONS.map((extension) => join(folder, name + extension))),
  );
  return [...known, ...onPath].find((file) => statSync(file, { throwIfNoEntry: false })?.isFile());
}

function byNumbers(a: string, b: string): number {
  return a.localeCompare(b, "en", { numeric: true });
}
