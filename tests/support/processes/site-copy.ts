import {
  cpSync,
  globSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const LEFT_OUT = new Set([
  ".git",
  "art",
  "bench",
  "build",
  "data",
  "node_modules",
  "releases",
  "test-results",
]);

/** Copies the site's sources into a temporary folder, which the caller deletes. */
export function copySite(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "site-copy-")));
  for (const name of readdirSync(".").filter((entry) => !LEFT_OUT.has(entry))) {
    cpSync(name, join(folder, name), { recursive: true });
  }
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  return folder;
}

/** Replaces a text in a file of the copy. */
export function editCopy(folder: string, file: string, words: string, otherWords: string): void {
  const text = readFileSync(join(folder, file), "utf8");
  if (!text.includes(words)) throw new Error(`${file} does not say “${words}”.`);
  writeFileSync(join(folder, file), text.replace(words, otherWords));
}

/** Replaces a text in the file of content/ that has it. */
export function editContent(folder: string, words: string, otherWords: string): void {
  const files = globSync("content/**/*.{ts,json}", { cwd: folder });
  const file = files.find((name) => readFileSync(join(folder, name), "utf8").includes(words));
  editCopy(folder, file ?? "content/", words, otherWords);
}
