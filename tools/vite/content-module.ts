import { join } from "node:path";
import type { Plugin } from "vite";

import { BUILT_IN_DOCUMENTS, builtInContent } from "../../content/files/built-in-content.ts";
import { documentNames } from "../../content/schema/documents.ts";

const NAME = "virtual:content";
const RESOLVED = `\0${NAME}`;

/** `import content from "virtual:content"` imports the built-in content. */
export function contentModule(): Plugin {
  return {
    name: "content-module",
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return undefined;
      for (const name of documentNames) this.addWatchFile(join(BUILT_IN_DOCUMENTS, `${name}.json`));
      return { code: `export default ${JSON.stringify(builtInContent())}`, moduleType: "js" };
    },
  };
}
