import { globSync } from "node:fs";

import { findProgram, type Program } from "./ensure-programs.ts";

const FIREFOXES = [
  "/usr/bin/firefox-esr",
  "/Applications/Firefox.app/Contents/MacOS/firefox",
  "C:/Program Files/Mozilla Firefox/firefox.exe",
];
/** WebKitGTK's browser on Debian, Arch and Fedora. */
const WEBKIT_BROWSERS = [
  "/usr/lib/*/webkit2gtk-4.*/MiniBrowser",
  "/usr/lib/webkit2gtk-4.*/MiniBrowser",
  "/usr/libexec/webkit2gtk-4.*/MiniBrowser",
];

/** Firefox; undefined if it is not installed. */
export function firefoxProgram(): string | undefined {
  return findProgram(["firefox-esr", "firefox"], FIREFOXES);
}

/** WebKitGTK's browser, its WebDriver and a virtual screen; undefined if one is missing. */
export function webkitPrograms() {
  const browser = findProgram([], WEBKIT_BROWSERS);
  const driver = findProgram(["WebKitWebDriver"], ["/usr/bin/WebKitWebDriver"]);
  const screen = findProgram(["Xvfb"], ["/usr/bin/Xvfb"]);
  return browser && driver && screen ? { browser, driver, screen } : undefined;
}

/**
 * The package with H.264 and AAC decoders, which Debian's browsers only recommend: GStreamer's
 * plugin for WebKitGTK, and libavcodec for Firefox.
 */
const DECODERS = "gstreamer1.0-libav";
const LIBAVCODEC = "/usr/lib/{*/,}libavcodec.so.*";
const GSTREAMER_LIBAV = "/usr/lib/{*/,}gstreamer-1.0/libgstlibav.so";

const firefox: Program = {
  isInstalled: () => firefoxProgram() !== undefined,
  debian: ["firefox-esr"],
  skipped: "Without Firefox: the journeys in it are SKIPPED.",
};
const firefoxDecoders: Program = {
  // On macOS and Windows, Firefox uses the system's decoders.
  isInstalled: () => process.platform !== "linux" || globSync(LIBAVCODEC).length > 0,
  debian: [DECODERS],
  skipped: "Firefox has no decoder for H.264: MP4 in it is SKIPPED.",
};
const webkit: Program = {
  isInstalled: () => webkitPrograms() !== undefined,
  debian: ["webkit2gtk-driver", "xvfb"],
  skipped: "Without WebKitGTK: the journeys in it are SKIPPED.",
};
const webkitDecoders: Program = {
  isInstalled: () => process.platform !== "linux" || globSync(GSTREAMER_LIBAV).length > 0,
  debian: [DECODERS],
  skipped: "WebKitGTK has no decoder for H.264: MP4 in it is SKIPPED.",
};

/** The browsers other than Chromium, with their decoders. */
export const otherBrowsers = [firefox, firefoxDecoders, webkit, webkitDecoders];
