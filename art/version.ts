import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

/** Names what is in a picture's files, whatever their order: other pixels, another name. */
export function versionOf(files: readonly string[]): string {
  const hash = createHash("sha256");
  for (const file of files.toSorted()) hash.update(readFileSync(file));
  return hash.digest("hex").slice(0, 8);
}
