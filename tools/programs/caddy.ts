import type { Program } from "./ensure-programs.ts";
import { findProgram } from "./find-program.ts";

/** The path of Caddy; undefined if it is not installed. */
export function caddyProgram(): string | undefined {
  return findProgram(["caddy"], ["/usr/bin/caddy"]);
}

export const caddy: Program = {
  isInstalled: () => caddyProgram() !== undefined,
  debian: ["caddy"],
  brew: ["caddy"],
  skipped: "Without Caddy: everything that is tested behind it is SKIPPED.",
};
