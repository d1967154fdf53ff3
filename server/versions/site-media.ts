import { existsSync, globSync } from "node:fs";
import { join } from "node:path";

import type { Media } from "../../content/check/media.ts";

/** The site's own pictures, in the sources and in the build: a server has one of them only. */
const PICTURES = ["app/pictures", "build/client/assets/pictures/*"];
const PUBLIC_FILES = ["public", "build/client"];

/** The pictures and files that documents may name. */
export function siteMedia(uploads: Media["uploads"]): Media {
  const files = PICTURES.flatMap((folder) =>
    globSync(folder).flatMap((cwd) => globSync("**/*.{svg,avif}", { cwd })),
  );
  const names = new Set(
    files.map((file) => file.replaceAll("\\", "/").replace(/(-\d+)?\.\w+$/, "")),
  );
  return {
    hasPicture: (name) => names.has(name),
    // Joined as a path of URLs, whose ".." never leads out of the folder.
    hasFile(address) {
      const { pathname } = new URL(address, "http://localhost");
      return PUBLIC_FILES.some((folder) => existsSync(join(folder, pathname)));
    },
    uploads,
  };
}
