import { existsSync } from "node:fs";

import { firefoxProgram } from "./browsers.ts";
import type { Program } from "./ensure-programs.ts";

const PROGRAMS = {
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

const PACKAGES = [
  "orca",
  "at-spi2-core",
  "dbus-daemon",
  "libglib2.0-bin",
  "openbox",
  "xdotool",
  "xvfb",
  "firefox-esr",
];

/** The programs that the screen reader's tests need; undefined if one is missing. */
export function screenReaderPrograms() {
  const firefox = firefoxProgram();
  const areHere = Object.values(PROGRAMS).every((program) => existsSync(program));
  return firefox && areHere ? { ...PROGRAMS, firefox } : undefined;
}

export type ScreenReaderPrograms = NonNullable<ReturnType<typeof screenReaderPrograms>>;

/** Orca and what it needs. */
export const screenReader: Program = {
  isInstalled: () => screenReaderPrograms() !== undefined,
  debian: PACKAGES,
  skipped: "Without Orca: what a screen reader says is SKIPPED.",
};
