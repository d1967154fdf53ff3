import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A synthesised photograph of scenes.ts, as a messenger app sends it. */
export function photograph(name: string): Buffer {
  return readFileSync(join(import.meta.dirname, `${name}.webp`));
}
