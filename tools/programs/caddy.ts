import { existsSync } from "node:fs";

import { installPackages, mayInstallPackages } from "./debian.ts";

const DEBIAN_CADDY = "/usr/bin/caddy";

/** The path of Caddy; undefined if it is not installed. */
export function caddyProgram(): string | undefined {
  return existsSync(DEBIAN_CADDY) ? DEBIAN_CADDY : undefined;
}

/**
 * Installs Caddy if it is missing and this user may. Otherwise prints a warning, and the tests
 * behind Caddy are skipped.
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
