import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A photograph as a messenger app sends it, drawn or rendered: it is nobody's. */
export function photograph(name: string): Buffer {
  return readFileSync(join(import.meta.dirname, `${name}.webp`));
}
