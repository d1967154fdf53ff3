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

/**
 * Brings the decoders of H.264 and AAC, which Debian only recommends to both browsers: GStreamer's
 * plugin for WebKitGTK, and libavcodec for Firefox, whatever its version.
 */
const DECODERS = "gstreamer1.0-libav";
const LIBAVCODEC = "/usr/lib/*/libavcodec.so.*";
const GSTREAMER_LIBAV = "/usr/lib/*/gstreamer-1.0/libgstlibav.so";

const others = [
  {
    name: "Firefox",
    isHere: () => firefoxProgram() !== undefined,
    hasDecoders: () => globSync(LIBAVCODEC).length > 0,
    packages: ["firefox-esr", DECODERS],
  },
  {
    name: "WebKit",
    isHere: () => webkitPrograms() !== undefined,
    hasDecoders: () => globSync(GSTREAMER_LIBAV).length > 0,
    packages: ["webkit2gtk-driver", "xvfb", DECODERS],
  },
];

/** What cannot be tested here in the browsers beside Chromium, a sentence each. */
export function missingInOtherBrowsers(): string[] {
  return others.flatMap(({ name, isHere, hasDecoders }) => {
    if (!isHere()) return [`Without ${name}: the journeys in it are SKIPPED.`];
    if (!hasDecoders()) return [`${name} has no decoder for H.264: MP4 in it is SKIPPED.`];
    return [];
  });
}

/**
 * Installs the other browsers and their decoders where this user may. Elsewhere the tests that
 * need them are skipped, with a warning.
 */
export function ensureOtherBrowsers(): void {
  if (mayInstallPackages()) {
    for (const { isHere, hasDecoders, packages } of others) {
      if (isHere() && hasDecoders()) continue;
      try {
        installPackages(...packages);
      } catch (error) {
        console.error(error);
      }
    }
  }
  for (const sentence of missingInOtherBrowsers()) console.warn(`\n*** ${sentence} ***\n`);
}
