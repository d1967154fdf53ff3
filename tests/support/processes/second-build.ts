import { execFileSync } from "node:child_process";
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { onTestFinished } from "vitest";

const LEFT_OUT = new Set([".git", "art", "bench", "build", "data", "node_modules", "test-results"]);

/** Builds a copy of the site in which a text of one file is replaced; returns its folder. */
export function buildWith(file: string, words: string, otherWords: string): string {
  const folder = mkdtempSync(join(tmpdir(), "build-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of readdirSync(".").filter((entry) => !LEFT_OUT.has(entry))) {
    cpSync(name, join(folder, name), { recursive: true });
  }
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  const text = readFileSync(file, "utf8");
  if (!text.includes(words)) throw new Error(`${file} does not say “${words}”.`);
  writeFileSync(join(folder, file), text.replace(words, otherWords));
  execFileSync(process.execPath, ["tools/build/build.ts"], { cwd: folder, stdio: "ignore" });
  return folder;
}
