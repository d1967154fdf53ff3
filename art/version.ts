import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

/** A hash of a picture's files, independent of their order. */
export function versionOf(files: readonly string[]): string {
  const hash = createHash("sha256");
  for (const file of files.toSorted()) hash.update(readFileSync(file));
  return hash.digest("hex").slice(0, 8);
}
