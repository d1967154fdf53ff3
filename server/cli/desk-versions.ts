import { existsSync, globSync } from "node:fs";

import type { Media } from "../../content/check/media.ts";
import { BUILT_IN_DOCUMENTS } from "../../content/files/built-in-content.ts";
import { readDocuments } from "../../content/files/read-documents.ts";
import { readContent } from "../../content/read-content.ts";
import type { Desk } from "./desk.ts";

/** The site's own pictures, in the sources and in the build: a server has one of them only. */
const PICTURES = ["app/pictures", "build/client/assets/pictures/*"];
const PUBLIC_FILES = ["public", "build/client"];

/** The documents in content/, and the check of changed ones. */
export const deskVersions: Desk["versions"] = {
  origin: () => readDocuments(BUILT_IN_DOCUMENTS),
  check: (documents, { uploads }) => {
    const read = readContent(documents, siteMedia(uploads));
    return read.ok ? [] : read.mistakes;
  },
};

function siteMedia(uploads: Media["uploads"]): Media {
  const files = PICTURES.flatMap((folder) =>
    globSync(folder).flatMap((cwd) => globSync("**/*.{svg,avif}", { cwd })),
  );
  const names = new Set(
    files.map((file) => file.replaceAll("\\", "/").replace(/(-\d+)?\.\w+$/, "")),
  );
  return {
    hasPicture: (name) => names.has(name),
    hasFile: (address) => PUBLIC_FILES.some((folder) => existsSync(folder + address)),
    uploads,
  };
}
