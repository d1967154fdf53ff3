import { execFileSync } from "node:child_process";
import { existsSync, globSync } from "node:fs";

import { installPackages, mayInstallPackages } from "./debian.ts";

/**
 * Debian's Chromium without windows, which is what the test tool downloads elsewhere: the journeys
 * take half as long in it as in the whole browser, which serves where the other cannot be had.
 */
const SYSTEM_CHROMIUMS = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"] as const;

/** Arial's stand-in on Linux, which Debian only recommends to Chromium. */
const LIBERATION_SANS = "/usr/share/fonts/**/LiberationSans-Regular.ttf";

/** Whether the fallbacks that app/styles/fonts.css has metrics for are installed. */
export function hasFallbackFonts(): boolean {
  return process.platform !== "linux" || globSync(LIBERATION_SANS).length > 0;
}

/** Where the system's own Chromium is, or undefined where the test tool's is to be used. */
export function systemChromium(): string | undefined {
  return SYSTEM_CHROMIUMS.find((program) => existsSync(program));
}

/**
 * Makes sure that there is a browser for the journeys: Debian's Chromium and fonts where this user
 * may install them, the test tool's own download elsewhere.
 */
export function ensureChromium(): void {
  if (mayInstallPackages()) {
    if (existsSync(SYSTEM_CHROMIUMS[0]) && hasFallbackFonts()) return;
    installPackages("chromium-headless-shell", "fonts-liberation");
    return;
  }
  if (systemChromium()) return;
  execFileSync(process.execPath, ["node_modules/@playwright/test/cli.js", "install", "chromium"], {
    stdio: "inherit",
  });
}

/**
 * The whole Chromium, as visitors have it, or undefined where neither Debian has one nor this user
 * may install it.
 */
export function ensureWholeChromium(): string | undefined {
  const [, whole] = SYSTEM_CHROMIUMS;
  if (!existsSync(whole) && mayInstallPackages()) installPackages("chromium");
  return existsSync(whole) ? whole : undefined;
}
