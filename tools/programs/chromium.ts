import { spawnSync } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import { type Browser, chromium as playwrightChromium } from "@playwright/test";

import {
  ensurePrograms,
  findProgram,
  installPackages,
  mayInstallPackages,
  type Program,
} from "./ensure-programs.ts";
import { startedPrograms } from "./programs.ts";

/**
 * Debian's headless shell, as Playwright downloads it elsewhere: browser tests take half as long in
 * it. The whole Chromium is the fallback.
 */
const HEADLESS_SHELL = "/usr/bin/chromium-headless-shell";
const WHOLE = "/usr/bin/chromium";
const ON_FEDORA = "/usr/lib64/chromium-browser/{headless_shell,chromium-browser}";

/** The substitute for Arial on Linux, which Debian's Chromium only recommends. */
const LIBERATION_SANS = "/usr/share/fonts/**/LiberationSans-Regular.ttf";

/** The environment variable that stops Playwright from downloading browsers. */
const NO_DOWNLOAD = "PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD";

/** Whether the fallback fonts are installed for which app/styles/fonts.css has metrics. */
export function hasFallbackFonts(): boolean {
  return process.platform !== "linux" || globSync(LIBERATION_SANS).length > 0;
}

/** The path of the system's Chromium; undefined to use Playwright's. */
export function systemChromium(): string | undefined {
  return findProgram(["chromium-headless-shell", "chromium"], [HEADLESS_SHELL, WHOLE, ON_FEDORA]);
}

/** Starts the Chromium at a path, or else the system's or Playwright's. */
export function launchChromium(executablePath = systemChromium()): Promise<Browser> {
  return playwrightChromium.launch(executablePath ? { executablePath } : {});
}

const fallbackFonts: Program = {
  isInstalled: hasFallbackFonts,
  debian: ["fonts-liberation"],
  skipped: "Without the Liberation fonts: layout shifts are SKIPPED.",
};

const chromium: Program = {
  // Debian's whole Chromium is slower: it is enough only where nothing may be installed.
  isInstalled: () => (mayInstallPackages() ? existsSync(HEADLESS_SHELL) : hasChromium()),
  debian: ["chromium-headless-shell"],
  skipped: "Without Chromium: all tests in a browser are SKIPPED.",
};

/** Whether the browser tests have a Chromium: the system's or Playwright's. */
export function hasChromium(): boolean {
  return systemChromium() !== undefined || existsSync(playwrightChromium.executablePath());
}

const chromiumPrograms: readonly Program[] = [chromium, fallbackFonts];

/** Downloads Playwright's Chromium into this user's cache if there is no Chromium. */
function downloadChromium(): void {
  if (mayInstallPackages() || hasChromium() || process.env[NO_DOWNLOAD]) return;
  console.log("Downloading Playwright’s Chromium into this user’s cache, for the tests …");
  const playwright = "node_modules/@playwright/test/cli.js";
  spawnSync(process.execPath, [playwright, "install", "chromium"], { stdio: "inherit" });
  // Processes that this one starts do not try again: without the internet each attempt is slow.
  process.env[NO_DOWNLOAD] = "1";
}

/** Installs Debian's Chromium and the fonts if that is allowed, otherwise downloads Chromium. */
export function ensureChromium(): void {
  downloadChromium();
  ensurePrograms(chromiumPrograms);
}

/** Installs what tests start, if that is allowed; returns what is still missing. */
export function ensureTestPrograms(): Program[] {
  downloadChromium();
  return ensurePrograms([...startedPrograms, ...chromiumPrograms]);
}

/**
 * Installs the whole Chromium, as visitors use it; undefined if it is missing and this user may
 * not install packages.
 */
export function ensureWholeChromium(): string | undefined {
  if (!existsSync(WHOLE) && mayInstallPackages()) installPackages("chromium");
  return existsSync(WHOLE) ? WHOLE : undefined;
}
