import type { Plugin } from "vite";

/**
 * Leaves dynamic imports to the browser. Vite wraps each so that the module's style sheets load
 * with it: 0.4 KB of scripts, which the site does not need, because its pages link their sheets.
 */
export function plainImports(): Plugin {
  return {
    name: "plain-imports",
    apply: "build",
    enforce: "pre",
    load: (id) =>
      id === "\0vite/preload-helper.js"
        ? "export const __vitePreload = (load) => load();"
        : undefined,
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === "chunk" && chunk.viteMetadata?.importedCss.size) {
          this.error(`${chunk.fileName} imports a style sheet, which nothing would load.`);
        }
      }
    },
  };
}
