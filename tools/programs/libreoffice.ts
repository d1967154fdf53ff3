import { findProgram, type Program } from "./ensure-programs.ts";

/** LibreOffice with Calc: a Linux system with Writer alone has `soffice`, but no `localc`. */
const PLACES = [
  "/usr/bin/localc",
  "/Applications/LibreOffice.app/Contents/MacOS/soffice",
  "C:/Program Files/LibreOffice/program/soffice.exe",
];

/** The path of LibreOffice Calc; undefined if it is not installed. */
export function libreOfficeProgram(): string | undefined {
  return findProgram(["localc"], PLACES);
}

export const libreOffice: Program = {
  isInstalled: () => libreOfficeProgram() !== undefined,
  debian: ["libreoffice-calc"],
  skipped: "Without LibreOffice: how a spreadsheet shows the exports is SKIPPED.",
};
