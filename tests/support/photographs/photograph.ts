import { readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * A photograph as a messenger app sends it. It is synthesised out of gradients and shapes, so that
 * it is nobody's; the program that drew it is in the history (render-photographs.ts).
 */
export function photograph(name: string): Buffer {
  return readFileSync(join(import.meta.dirname, `${name}.webp`));
}
