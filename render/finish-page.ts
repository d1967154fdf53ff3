import { hashOf } from "./hash-of.ts";
import { splitStyles } from "./styles/critical-css.ts";
import type { CriticalStyles } from "./styles/style-parts.ts";

const DEFERRED = /(<script type="text\/deferred" data-preload="[^"]+")>([\s\S]*?)(<\/script>)/;

/**
 * Reduces the styles of a rendered page to the critical ones, and moves its deferred scripts
 * (app/startup/defer-scripts.ts) into a file: this makes the page 0.3 KB smaller, and its policy
 * one hash shorter.
 * @throws when the page lacks its styles, the marker of the fold or its deferred scripts
 */
export function finishPage(
  rendered: string,
  styles: CriticalStyles,
): { html: string; startFile: { path: string; text: string } } {
  // Removes an attribute that only lazy route discovery reads, which is off.
  const html = splitStyles(rendered.replaceAll(' data-discover="true"', ""), styles);
  const text = DEFERRED.exec(html)?.[2];
  if (!text) throw new Error("A page has no deferred scripts: see app/startup/defer-scripts.ts.");
  const path = `/assets/start-${hashOf(text)}.js`;
  return {
    html: html.replace(
      DEFERRED,
      (_, tag: string, _text, end: string) => `${tag} data-src="${path}">${end}`,
    ),
    startFile: { path, text },
  };
}
