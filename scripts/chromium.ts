import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

import { installPackages, mayInstallPackages } from "./debian.ts";

const SYSTEM_CHROMIUM = "/usr/bin/chromium";

/** Where the system's own Chromium is, or undefined where the test tool's is to be used. */
export function systemChromium(): string | undefined {
  return existsSync(SYSTEM_CHROMIUM) ? SYSTEM_CHROMIUM : undefined;
}

/**
 * Makes sure that there is a browser for the journeys: Debian's Chromium where this user may
 * install it, the test tool's own download elsewhere.
 */
export function ensureChromium(): void {
  if (systemChromium()) return;
  if (mayInstallPackages()) {
    installPackages("chromium");
    return;
  }
  execFileSync(process.execPath, ["node_modules/@playwright/test/cli.js", "install", "chromium"], {
    stdio: "inherit",
  });
}
