import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Replaces a text in a file of the copy. */
function editCopy(folder: string, file: string, words: string, otherWords: string): void {
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
