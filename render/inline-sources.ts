import { createHash } from "node:crypto";

const SCRIPT = /<script(?![^>]*application\/ld\+json)[^>]*>([\s\S]*?)<\/script>/g;
const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;

/** The sources of a page's Content-Security-Policy: hashes of its inline scripts and styles. */
export function inlineSources(html: string): { scripts: string[]; styles: string[] } {
  return { scripts: hashes(html, SCRIPT), styles: hashes(html, STYLE) };
}

function hashes(html: string, element: RegExp): string[] {
  const texts = new Set(Array.from(html.matchAll(element), ([, text = ""]) => text));
  texts.delete("");
  return Array.from(texts, (text) => {
    const hash = createHash("sha256").update(text).digest("base64");
    return `'sha256-${hash}'`;
  });
}
