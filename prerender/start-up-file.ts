import { createHash } from "node:crypto";

const INERT = /(<script type="text\/boot")([^>]*>)([\s\S]*?)(<\/script>)/g;

/** A page whose start-up scripts are a file. */
export interface StartedByFile {
  html: string;
  startUp: { file: string; text: string };
}

/**
 * Moves the framework's start-up scripts, which a page does not need in order to be read, into a
 * file of their own that `app/document/boot.ts` asks for. Their elements stay, because React
 * expects to find them. Only for pages that are files: the text is another one on each page.
 */
export function moveStartUp(html: string): StartedByFile {
  const text = Array.from(html.matchAll(INERT), ([, , , script]) => script).join("\n");
  const hash = createHash("sha256").update(text).digest("base64url").slice(0, 8);
  const file = `assets/start-${hash}.js`;
  return {
    html: html.replaceAll(INERT, (_, tag: string, attributes: string, _script, end: string) => {
      const isModule = attributes.includes("data-type");
      return `${tag}${isModule ? ` data-src="/${file}"` : ""}${attributes}${end}`;
    }),
    startUp: { file, text },
  };
}
