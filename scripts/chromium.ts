import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

import { installPackages, mayInstallPackages } from "./debian.ts";

/**
 * Debian's Chromium without windows, which is what the test tool downloads elsewhere: the journeys
 * take half as long in it as in the whole browser, which serves where the other cannot be had.
 */
const SYSTEM_CHROMIUMS = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"] as const;

/** Where the system's own Chromium is, or undefined where the test tool's is to be used. */
export function systemChromium(): string | undefined {
  return SYSTEM_CHROMIUMS.find((program) => existsSync(program));
}

/**
 * Makes sure that there is a browser for the journeys: Debian's Chromium where this user may
 * install it, the test tool's own download elsewhere.
 */
export function ensureChromium(): void {
  if (existsSync(SYSTEM_CHROMIUMS[0])) return;
  if (mayInstallPackages()) {
    installPackages("chromium-headless-shell");
    return;
  }
  if (systemChromium()) return;
  execFileSync(process.execPath, ["node_modules/@playwright/test/cli.js", "install", "chromium"], {
    stdio: "inherit",
  });
}
