import type { Program } from "./ensure-programs.ts";
import { findProgram } from "./find-program.ts";

/** The path of nginx; undefined if it is not installed. */
export function nginxProgram(): string | undefined {
  return findProgram(["nginx"], ["/usr/sbin/nginx"]);
}

export const nginx: Program = {
  isInstalled: () => nginxProgram() !== undefined,
  debian: ["nginx-light"],
  brew: ["nginx"],
  skipped: "Without nginx: everything that is tested behind it is SKIPPED.",
};
