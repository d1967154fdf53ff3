import type { Plugin } from "vite";

import { pictureManifest } from "../../app/ui/picture/picture-manifest.ts";

const MANIFEST = "/app/ui/picture/picture-manifest.ts";

/**
 * A Vite plugin for pages whose uploaded pictures are not part of the build: they read their sizes
 * from `globalThis.draft`, which render-draft.ts has set.
 */
export function draftGlobals(): Plugin {
  return {
    name: "draft-globals",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "ssr",
    load(id) {
      if (!id.endsWith(MANIFEST)) return undefined;
      const drawn = JSON.stringify(pictureManifest);
      return `export const pictureManifest = { ...${drawn}, ...globalThis.draft.uploads };`;
    },
  };
}
