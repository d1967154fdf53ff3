import { readFileSync } from "node:fs";
import { minifySync, type Plugin, transformWithOxc } from "vite";

const QUERY = "?script";

/** `import text from "./apply-theme.ts?script"` imports the minified file as text. */
export function inlineScripts(): Plugin {
  return {
    name: "inline-scripts",
    enforce: "pre",
    async load(id) {
      if (!id.endsWith(QUERY)) return;
      const file = id.slice(0, -QUERY.length);
      this.addWatchFile(file);
      const { code } = await transformWithOxc(readFileSync(file, "utf8"), file);
      const { code: text } = minifySync(file, code, { module: false });
      return { code: `export default ${JSON.stringify(text)}`, moduleType: "js" };
    },
  };
}
