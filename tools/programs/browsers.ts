import { existsSync, globSync } from "node:fs";

import { installPackages, mayInstallPackages } from "./debian.ts";

const FIREFOX = "/usr/bin/firefox-esr";
const WEBKIT_DRIVER = "/usr/bin/WebKitWebDriver";
const WEBKIT_BROWSERS = "/usr/lib/*/webkit2gtk-4.*/MiniBrowser";
const VIRTUAL_SCREEN = "/usr/bin/Xvfb";

/** Debian's Firefox; undefined if it is not installed. */
export function firefoxProgram(): string | undefined {
  return existsSync(FIREFOX) ? FIREFOX : undefined;
}

/** WebKitGTK's browser, its WebDriver and a virtual screen; undefined if one is missing. */
export function webkitPrograms() {
  const browser = globSync(WEBKIT_BROWSERS).toSorted().at(-1);
  return browser && existsSync(WEBKIT_DRIVER) && existsSync(VIRTUAL_SCREEN)
    ? { browser, driver: WEBKIT_DRIVER, screen: VIRTUAL_SCREEN }
    : undefined;
}

/**
 * The package with H.264 and AAC decoders, which Debian's browsers only recommend: GStreamer's
 * plugin for WebKitGTK, and libavcodec for Firefox.
 */
const DECODERS = "gstreamer1.0-libav";
const LIBAVCODEC = "/usr/lib/*/libavcodec.so.*";
const GSTREAMER_LIBAV = "/usr/lib/*/gstreamer-1.0/libgstlibav.so";

const others = [
  {
    name: "Firefox",
    isInstalled: () => firefoxProgram() !== undefined,
    hasDecoders: () => globSync(LIBAVCODEC).length > 0,
    packages: ["firefox-esr", DECODERS],
  },
  {
    name: "WebKit",
    isInstalled: () => webkitPrograms() !== undefined,
    hasDecoders: () => globSync(GSTREAMER_LIBAV).length > 0,
    packages: ["webkit2gtk-driver", "xvfb", DECODERS],
  },
];

/** A sentence for each test that has to be skipped in browsers other than Chromium. */
export function missingInOtherBrowsers(): string[] {
  return others.flatMap(({ name, isInstalled, hasDecoders }) => {
    if (!isInstalled()) return [`Without ${name}: the journeys in it are SKIPPED.`];
    if (!hasDecoders()) return [`${name} has no decoder for H.264: MP4 in it is SKIPPED.`];
    return [];
  });
}

/**
 * Installs the other browsers and their decoders if this user may. Otherwise their tests are
 * skipped, with a warning.
 */
export function ensureOtherBrowsers(): void {
  if (mayInstallPackages()) {
    for (const { isInstalled, hasDecoders, packages } of others) {
      if (isInstalled() && hasDecoders()) continue;
      try {
        installPackages(...packages);
      } catch (error) {
        console.error(error);
      }
    }
  }
  for (const sentence of missingInOtherBrowsers()) console.warn(`\n*** ${sentence} ***\n`);
}
