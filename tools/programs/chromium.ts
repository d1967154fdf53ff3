import { execFileSync } from "node:child_process";
import { existsSync, globSync } from "node:fs";

import { installPackages, mayInstallPackages } from "./debian.ts";

/**
 * Debian's headless shell, as Playwright downloads it elsewhere: browser tests take half as long in
 * it. The complete Chromium is the fallback.
 */
const SYSTEM_CHROMIUMS = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"] as const;

/** The substitute for Arial on Linux, which Debian's Chromium only recommends. */
const LIBERATION_SANS = "/usr/share/fonts/**/LiberationSans-Regular.ttf";

/** Whether the fallback fonts are installed for which app/styles/fonts.css has metrics. */
export function hasFallbackFonts(): boolean {
  return process.platform !== "linux" || globSync(LIBERATION_SANS).length > 0;
}

/** The path of the system's Chromium; undefined to use Playwright's. */
export function systemChromium(): string | undefined {
  return SYSTEM_CHROMIUMS.find((program) => existsSync(program));
}

/**
 * Installs Chromium for the browser tests if it is missing: Debian's Chromium and fonts if this
 * user may install packages, Playwright's download otherwise.
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
 * Installs the complete Chromium, as visitors use it; undefined if it is missing and this user may
 * not install packages.
 */
export function ensureWholeChromium(): string | undefined {
  const [, whole] = SYSTEM_CHROMIUMS;
  if (!existsSync(whole) && mayInstallPackages()) installPackages("chromium");
  return existsSync(whole) ? whole : undefined;
}
