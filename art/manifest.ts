import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** A picture's entry in the manifest. */
export interface RenderedPicture {
  name: string;
  version: string;
  /** Missing for a drawing (SVG). */
  widths?: readonly number[];
  fallback?: number;
}

const file = join(import.meta.dirname, "../app/ui/picture/picture-manifest.json");

/** Writes the manifest of all pictures, which the pages import. */
export function writeManifest(entries: readonly RenderedPicture[]): void {
  const lines = entries
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, version, widths, fallback }) => {
      const raster = widths ? `, "widths": [${widths.join(", ")}], "fallback": ${fallback}` : "";
      return `  "${name}": { "version": "${version}"${raster} }`;
    });
  writeFileSync(file, `{\n${lines.join(",\n")}\n}\n`);
}

/** A hash of a picture's files, independent of their order. */
export function versionOf(files: readonly string[]): string {
  const hash = createHash("sha256");
  for (const name of files.toSorted()) hash.update(readFileSync(name));
  return hash.digest("hex").slice(0, 8);
}
