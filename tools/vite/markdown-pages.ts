import { readFileSync } from "node:fs";
import { parse, Renderer, type Tokens } from "marked";
import type { Plugin } from "vite";

const QUERY = ".md?html";

class PageRenderer extends Renderer {
  /** Leaves out the first heading, because the page has its own. */
  override heading(heading: Tokens.Heading): string {
    return heading.depth === 1 ? "" : super.heading(heading);
  }

  /** Renders a list with a group for each row: a table would be cut off on phones. */
  override table({ header, rows }: Tokens.Table): string {
    const labels = header.map(({ tokens }) => this.parser.parseInline(tokens));
    const groups = rows.map((row) => {
      const [subject, ...facts] = row.map(({ tokens }) => this.parser.parseInline(tokens));
      const told = facts.map((fact, index) => `<dd>${labels[index + 1]}: ${fact}</dd>`);
      return `<div><dt>${subject}</dt>${told.join("")}</div>`;
    });
    return `<dl>${groups.join("")}</dl>`;
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
