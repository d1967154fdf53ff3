import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { contentChanges } from "#server/publish/content-changes.ts";
import type { ContentChange } from "#server/releases/release-record.ts";

const DATA = /^data\/(.+)\.json$/;

/**
 * The changes between the content/ of two folders: of each field in data files, and of each other
 * file as a whole.
 * @param before a folder with a content/, such as a release
 */
export function folderChanges(before: string, after: string): ContentChange[] {
  const [old, now] = [contentFiles(before), contentFiles(after)];
  return [...new Set([...old.keys(), ...now.keys()])].toSorted().flatMap((file) => {
    const [oldText, newText] = [old.get(file), now.get(file)];
    if (oldText === newText) return [];
    const [, name] = DATA.exec(file) ?? [];
    if (name === undefined) {
      return [{ field: `File content/${file}`, before: sizeOf(oldText), after: sizeOf(newText) }];
    }
    return contentChanges({ [name]: parse(oldText) }, { [name]: parse(newText) });
  });
}

/** The files of content/ except uploaded pictures: the data files that name them change as well. */
function contentFiles(folder: string): Map<string, string> {
  const content = join(folder, "content");
  return new Map(
    globSync("**/*.*", { cwd: content, exclude: ["**/*.test.ts", "pictures/**"] }).map((file) => [
      file.replaceAll("\\", "/"),
      readFileSync(join(content, file), "latin1"),
    ]),
  );
}

function sizeOf(text: string | undefined): string | null {
  return text === undefined ? null : `${text.length} bytes`;
}

function parse(text: string | undefined): unknown {
  if (text === undefined) return undefined;
  const written = Buffer.from(text, "latin1").toString("utf8");
  try {
    return JSON.parse(written);
  } catch {
    // A file that an edit by hand has broken is compared as text. Publishing reports the mistake.
    return written;
  }
}
