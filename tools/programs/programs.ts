import { existsSync, globSync, realpathSync } from "node:fs";
import { dirname, join } from "node:path";

import { findProgram, type Program } from "./ensure-programs.ts";

/** @param find returns undefined if it is not installed */
function program<Found>(find: () => Found | undefined, debian: readonly string[], skipped: string) {
  return { find, isInstalled: () => find() !== undefined, debian, skipped } satisfies Program & {
    find: () => unknown;
  };
}

export const caddy = program(
  () => findProgram(["caddy"], ["/usr/bin/caddy"]),
  ["caddy"],
  "Without Caddy: everything that is tested behind it is SKIPPED.",
);

export const nginx = program(
  () => findProgram(["nginx"], ["/usr/sbin/nginx"]),
  ["nginx-light"],
  "Without nginx: everything that is tested behind it is SKIPPED.",
);

/** LibreOffice with Calc: a Linux system with Writer alone has `soffice`, but no `localc`. */
export const libreOffice = program(
  () =>
    findProgram(
      ["localc"],
      [
        "/usr/bin/localc",
        "/Applications/LibreOffice.app/Contents/MacOS/soffice",
        "C:/Program Files/LibreOffice/program/soffice.exe",
      ],
    ),
  ["libreoffice-calc"],
  "Without LibreOffice: how a spreadsheet shows the exports is SKIPPED.",
);

/** Debian, Homebrew and the installer for Windows put nothing, or only an old version, on PATH. */
const POSTGRESQLS = [
  "/usr/lib/postgresql{/,}*/bin/postgres",
  "/{opt/homebrew,usr/local}/opt/postgresql@*/bin/postgres",
  "C:/Program Files/PostgreSQL/*/bin/postgres.exe",
];

/** The folder of the newest PostgreSQL's programs. */
export const postgresql = program(
  () => {
    const server = findProgram(["postgres"], POSTGRESQLS);
    const folder = server && dirname(realpathSync(server));
    const initdb = process.platform === "win32" ? "initdb.exe" : "initdb";
    return folder && existsSync(join(folder, initdb)) ? folder : undefined;
  },
  ["postgresql"],
  "Without PostgreSQL: everything that needs it is SKIPPED.",
);

const FIREFOXES = [
  "/usr/bin/firefox-esr",
  "/Applications/Firefox.app/Contents/MacOS/firefox",
  "C:/Program Files/Mozilla Firefox/firefox.exe",
];

export const firefox = program(
  () => findProgram(["firefox-esr", "firefox"], FIREFOXES),
  ["firefox-esr"],
  "Without Firefox: the journeys in it are SKIPPED.",
);

/** WebKitGTK's browser on Debian, Arch, Fedora and openSUSE; some have only that of GTK 4. */
const WEBKIT_BROWSERS = [
  "/usr/{lib,libexec}/{*/,}webkit2gtk-4.*/MiniBrowser",
  "/usr/libexec/libwebkit2gtk-4*/MiniBrowser",
  "/usr/{lib,libexec}/{*/,}{lib,}webkitgtk-6*/MiniBrowser",
];

/** WebKitGTK's browser, its WebDriver and a virtual screen. */
export const webkit = program(
  () => {
    const browser = findProgram([], WEBKIT_BROWSERS);
    const driver = findProgram(["WebKitWebDriver"], ["/usr/bin/WebKitWebDriver"]);
    const screen = findProgram(["Xvfb"], ["/usr/bin/Xvfb"]);
    return browser && driver && screen ? { browser, driver, screen } : undefined;
  },
  ["webkit2gtk-driver", "xvfb"],
  "Without WebKitGTK: the journeys in it are SKIPPED.",
);

/**
 * The decoders for H.264 and AAC of a browser, which Debian's only recommend. On macOS and Windows
 * browsers use the system's.
 */
function decoders(browser: string, library: string): Program {
  return {
    isInstalled: () => process.platform !== "linux" || globSync(library).length > 0,
    debian: ["gstreamer1.0-libav"],
    skipped: `${browser} has no decoder for H.264: MP4 in it is SKIPPED.`,
  };
}

const SCREEN_READER = {
  /** Runs Orca's Python module directly: the `orca` program refuses to run beside another Orca. */
  python: "/usr/bin/python3",
  orca: "/usr/bin/orca",
  screen: "/usr/bin/Xvfb",
  endWithParent: "/usr/bin/setpriv",
  /** Without a window manager no window is ever active, and Orca says nothing. */
  windowManager: "/usr/bin/openbox",
  keyboard: "/usr/bin/xdotool",
  bus: "/usr/bin/dbus-daemon",
  busCall: "/usr/bin/gdbus",
  accessibilityBus: "/usr/libexec/at-spi-bus-launcher",
} as const;

/** Orca and what it needs. */
export const screenReader = program(
  () => {
    const found = firefox.find();
    const areHere = Object.values(SCREEN_READER).every((file) => existsSync(file));
    return found && areHere ? { ...SCREEN_READER, firefox: found } : undefined;
  },
  "orca at-spi2-core dbus-daemon libglib2.0-bin openbox xdotool xvfb firefox-esr".split(" "),
  "Without Orca: what a screen reader says is SKIPPED.",
);
export type ScreenReaderPrograms = NonNullable<ReturnType<typeof screenReader.find>>;

/** The proxies, browsers but Chromium, screen reader and spreadsheet that tests start as processes. */
export const startedPrograms: readonly Program[] = [
  caddy,
  nginx,
  firefox,
  decoders("Firefox", "/usr/lib{64,}/{*/,}libavcodec.so.*"),
  webkit,
  decoders("WebKitGTK", "/usr/lib{64,}/{*/,}gstreamer-1.0/libgstlibav.so"),
  screenReader,
  libreOffice,
];
