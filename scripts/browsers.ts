import { existsSync, globSync } from "node:fs";

import { installPackages, mayInstallPackages } from "./debian.ts";

const FIREFOX = "/usr/bin/firefox-esr";
const WEBKIT_DRIVER = "/usr/bin/WebKitWebDriver";
const WEBKIT_BROWSERS = "/usr/lib/*/webkit2gtk-4.*/MiniBrowser";
const VIRTUAL_SCREEN = "/usr/bin/Xvfb";

/** Debian's Firefox, or undefined where there is none. */
export function firefoxProgram(): string | undefined {
  return existsSync(FIREFOX) ? FIREFOX : undefined;
}

/** What WebKitGTK is tested with: its browser, what drives it, and a screen for it to draw on. */
export function webkitPrograms() {
  const browser = globSync(WEBKIT_BROWSERS).toSorted().at(-1);
  return browser && existsSync(WEBKIT_DRIVER) && existsSync(VIRTUAL_SCREEN)
    ? { browser, driver: WEBKIT_DRIVER, screen: VIRTUAL_SCREEN }
    : undefined;
}

const others = [
  { name: "Firefox", isHere: () => firefoxProgram() !== undefined, packages: ["firefox-esr"] },
  {
    name: "WebKit",
    isHere: () => webkitPrograms() !== undefined,
    packages: ["webkit2gtk-driver", "xvfb"],
  },
];

/** The browsers, beside Chromium, that there is nothing here to test with. */
export function missingBrowsers(): string[] {
  return others.filter(({ isHere }) => !isHere()).map(({ name }) => name);
}

/**
 * Makes sure that the main journeys can be gone in the other browsers too, where this user may
 * install them. Says so loudly where they cannot: those journeys are left out then.
 */
export function ensureOtherBrowsers(): void {
  for (const { name, isHere, packages } of others) {
    if (isHere()) continue;
    try {
      if (mayInstallPackages()) installPackages(...packages);
    } catch (error) {
      console.error(error);
    }
    if (!isHere()) {
      console.warn(`\n*** NO ${name.toUpperCase()} HERE: the journeys in it are SKIPPED. ***\n`);
    }
  }
}
