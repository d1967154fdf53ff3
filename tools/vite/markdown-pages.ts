import { readFileSync } from "node:fs";
import { parse, Renderer, type Tokens } from "marked";
import type { Plugin } from "vite";

const QUERY = ".md?html";

class PageRenderer extends Renderer {
  /** The page has a first heading of its own. */
  override heading(heading: Tokens.Heading): string {
    return heading.depth === 1 ? "" : super.heading(heading);
  }

  /** On a narrow screen a table is scrolled by itself, by keyboard, too. */
  override table(table: Tokens.Table): string {
    const label = table.header.map(({ text }) => text).join(", ");
    return `<div class="table-frame" role="group" tabindex="0" aria-label="${label}">${super.table(table)}</div>`;
  }
}

/** `import html from "./accessibility.md?html"`: a file of ours as HTML; it is not sanitised. */
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
