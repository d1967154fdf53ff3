import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import { onTestFinished } from "vitest";

import { copySite } from "../../../tools/ci/copy-site.ts";
import { editCopy } from "./site-copy.ts";

/** Builds a copy of the site in which a text of one file is replaced; returns its folder. */
export function buildWith(file: string, words: string, otherWords: string): string {
  const folder = copySite();
  onTestFinished(() => rmSync(folder, { recursive: true }));
  editCopy(folder, file, words, otherWords);
  execFileSync(process.execPath, ["tools/build/build.ts"], { cwd: folder, stdio: "ignore" });
  return folder;
}
