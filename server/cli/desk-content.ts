import { existsSync, globSync } from "node:fs";

import type { Media } from "../../content-check/checked-content.ts";
import { sentenceOf } from "../../content-check/mistakes/mistake.ts";
import { findMistakes } from "../../content-check/mistakes/mistakes.ts";
import { readContent } from "../../content-check/read-content.ts";
import { readUpload, uploadId } from "../../content-check/uploaded-pictures.ts";
import type { Desk } from "./desk.ts";

/** The site's own pictures, in the sources and in the build: a server has one of them only. */
const PICTURES = ["app/pictures", "build/client/assets/pictures/*"];
const PUBLIC_FILES = ["public", "build/client"];

/** The documents in content/, and the check of changed ones. */
export const deskContent: Desk["content"] = {
  origin: () =>
    Object.fromEntries(
      [...readContent()].map(([file, value]) => [file.replace(/\.json$/, ""), value]),
    ),
  check: (documents, { uploads }) => {
    const content = new Map(
      Object.entries(documents).map(([name, value]) => [`${name}.json`, value]),
    );
    return findMistakes(content, siteMedia(uploads)).map(sentenceOf);
  },
};

function siteMedia(uploads: ReadonlySet<string>): Media {
  const files = PICTURES.flatMap((folder) =>
    globSync(folder).flatMap((cwd) => globSync("**/*.{svg,avif}", { cwd })),
  );
  const names = new Set(
    files.map((file) => file.replaceAll("\\", "/").replace(/(-\d+)?\.\w+$/, "")),
  );
  return {
    hasPicture: (name) =>
      names.has(name) || uploads.has(uploadId(name) ?? "") || readUpload(name) !== undefined,
    hasFile: (address) => PUBLIC_FILES.some((folder) => existsSync(folder + address)),
  };
}
