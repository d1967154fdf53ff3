import { existsSync } from "node:fs";

import { firefoxProgram } from "./browsers.ts";
import { installPackages, mayInstallPackages } from "./debian.ts";

const PROGRAMS = {
  /** Orca's own program refuses to run beside another Orca: its Python starts its module. */
  python: "/usr/bin/python3",
  orca: "/usr/bin/orca",
  screen: "/usr/bin/Xvfb",
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

/** What a screen reader is tested with; undefined where a part is missing. */
export function screenReaderPrograms() {
  const firefox = firefoxProgram();
  const areHere = Object.values(PROGRAMS).every((program) => existsSync(program));
  return firefox && areHere ? { ...PROGRAMS, firefox } : undefined;
}

export type ScreenReaderPrograms = NonNullable<ReturnType<typeof screenReaderPrograms>>;

/** Says that nothing is heard here, where that is so. */
export function missingScreenReader(): string[] {
  return screenReaderPrograms() ? [] : ["Without Orca: what a screen reader says is SKIPPED."];
}

/** Installs Orca and what it needs, where this user may. Elsewhere its tests are skipped, with a warning. */
export function ensureScreenReader(): void {
  if (!screenReaderPrograms() && mayInstallPackages()) {
    try {
      installPackages(...PACKAGES);
    } catch (error) {
      console.error(error);
    }
  }
  for (const sentence of missingScreenReader()) console.warn(`\n*** ${sentence} ***\n`);
}
