import { readFileSync } from "node:fs";
import { parse, Renderer, type Tokens } from "marked";
import type { Plugin } from "vite";

const QUERY = ".md?html";

class PageRenderer extends Renderer {
  /** Leaves out the first heading, because the page has its own. */
  override heading(heading: Tokens.Heading): string {
    return heading.depth === 1 ? "" : super.heading(heading);
  }
}

/** `import html from "./accessibility.md?html"`: our own Markdown as HTML, not sanitised. */
export function markdownPages(): Plugin {
  return {
    name: "markdown-pages",
    enforce: "pre",
    load(id) {
      if (!id.endsWith(QUERY)) return;
      const file = id.slice(0, -"?html".length);
      this.addWatchFile(file);
      const html = parse(readFileSync(file, "utf8"), {
        async: false,
        renderer: new PageRenderer(),
      });
      return { code: `export default ${JSON.stringify(html)}`, moduleType: "js" };
    },
  };
}
