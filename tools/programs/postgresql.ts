import { existsSync, realpathSync } from "node:fs";
import { dirname, join } from "node:path";

import { findProgram, type Program } from "./ensure-programs.ts";

/** Debian, Homebrew and the installer for Windows put nothing, or only an old version, on PATH. */
const PLACES = [
  "/usr/lib/postgresql/*/bin/postgres",
  "/{opt/homebrew,usr/local}/opt/postgresql@*/bin/postgres",
  "C:/Program Files/PostgreSQL/*/bin/postgres.exe",
];

/** The folder of the newest PostgreSQL's programs; undefined if none is installed. */
export function postgresqlPrograms(): string | undefined {
  const server = findProgram(["postgres"], PLACES);
  const folder = server && dirname(realpathSync(server));
  const initdb = process.platform === "win32" ? "initdb.exe" : "initdb";
  return folder && existsSync(join(folder, initdb)) ? folder : undefined;
}

export const postgresql: Program = {
  isInstalled: () => postgresqlPrograms() !== undefined,
  debian: ["postgresql"],
  skipped: "Without PostgreSQL: everything that needs it is SKIPPED.",
};
