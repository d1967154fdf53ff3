import { hash } from "node:crypto";

import { fileHash } from "./file-hash.ts";
import { splitStyles } from "./styles/critical-css.ts";
import type { CriticalStyles } from "./styles/parse-styles.ts";

const SCRIPT = /<script(?![^>]*application\/ld\+json)[^>]*>([\s\S]*?)<\/script>/g;
const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;
const DEFERRED = /(<script type="text\/deferred" data-preload="[^"]+")>([\s\S]*?)(<\/script>)/;

/**
 * Reduces the styles of a rendered page to the critical ones, and moves its deferred scripts
 * (app/startup/defer-scripts.ts) into a file: this makes the page 0.3 KB smaller, and its policy
 * one hash shorter.
 * @throws when the page lacks its styles, the marker of the fold or its deferred scripts
 */
export function finishPage(rendered: string, styles: CriticalStyles) {
  // Removes an attribute that only lazy route discovery reads, which is off.
  const html = splitStyles(rendered.replaceAll(' data-discover="true"', ""), styles);
  const text = DEFERRED.exec(html)?.[2];
  if (!text) throw new Error("A page has no deferred scripts: see app/startup/defer-scripts.ts.");
  const path = `/assets/start-${fileHash(text)}.js`;
  return {
    html: html.replace(
      DEFERRED,
      (_, tag: string, _text, end: string) => `${tag} data-src="${path}">${end}`,
    ),
    startFile: { path, text },
  };
}

/** The sources of a page's Content-Security-Policy: hashes of its inline scripts and styles. */
export function inlineSources(html: string): { scripts: string[]; styles: string[] } {
  return { scripts: hashes(html, SCRIPT), styles: hashes(html, STYLE) };
}

function hashes(html: string, element: RegExp): string[] {
  const texts = new Set(Array.from(html.matchAll(element), ([, text = ""]) => text));
  texts.delete("");
  return Array.from(texts, (text) => `'sha256-${hash("sha256", text, "base64")}'`);
}
