import { existsSync } from "node:fs";

import { installPackages, mayInstallPackages } from "./debian.ts";

const DEBIAN_CADDY = "/usr/bin/caddy";

/** Caddy's program, or undefined where there is none. */
export function caddyProgram(): string | undefined {
  return existsSync(DEBIAN_CADDY) ? DEBIAN_CADDY : undefined;
}

/**
 * Makes sure that there is a Caddy to test with, where this user may install one. Says so loudly
 * where there is none: what is tested behind it is left out then.
 */
export function ensureCaddy(): void {
  if (caddyProgram()) return;
  if (mayInstallPackages()) {
    try {
      installPackages("caddy");
      return;
    } catch (error) {
      console.error(error);
    }
  }
  console.warn("\n*** NO CADDY HERE: everything that is tested behind it is SKIPPED. ***\n");
}
