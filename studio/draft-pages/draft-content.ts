import { basename } from "node:path";
import type { Plugin } from "vite";

import { pictureManifest } from "../../app/ui/picture/picture-manifest.ts";

const DATA_FILE = /[\\/]content[\\/]data[\\/][\w-]+\.json$/;
const MANIFEST = "/app/ui/picture/picture-manifest.ts";
const PREFIX = "\0draft:";

/**
 * A Vite plugin that builds pages without the files of content/data. When the built modules are
 * loaded, they read these data from `globalThis.draft`, which render-draft.ts has set.
 */
export function draftContent(): Plugin {
  return {
    name: "draft-content",
    enforce: "pre",
    config: () => ({
      define: {
        "import.meta.env.OTHER_COUNTRIES": "globalThis.draft.otherCountries",
      },
    }),
    applyToEnvironment: ({ name }) => name === "ssr",
    async resolveId(source, importer) {
      if (!source.endsWith(".json")) return undefined;
      const resolved = await this.resolve(source, importer, { skipSelf: true });
      return resolved && DATA_FILE.test(resolved.id) ? PREFIX + resolved.id : undefined;
    },
    load(id) {
      if (id.endsWith(MANIFEST)) {
        const drawn = JSON.stringify(pictureManifest);
        return `export const pictureManifest = { ...${drawn}, ...globalThis.draft.uploads };`;
      }
      if (!id.startsWith(PREFIX)) return undefined;
      const name = JSON.stringify(basename(id, ".json"));
      return { code: `export default globalThis.draft.content[${name}]`, moduleType: "js" };
    },
  };
}
