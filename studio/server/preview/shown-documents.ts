import type { Media } from "../../../content/check/media.ts";
import { findMistakes, type WrittenDocuments } from "../../../content/check/mistakes.ts";

/**
 * Remembers the documents of the draft as they were last without mistakes: a page is shown while
 * the owner is still typing.
 */
export function createShownDocuments() {
  const last = new Map<string, unknown>();
  return (draft: WrittenDocuments, published: WrittenDocuments, media: Media): WrittenDocuments => {
    const wrong = new Set(findMistakes(draft, media).map(({ document }) => document));
    for (const [name, value] of Object.entries(draft)) if (!wrong.has(name)) last.set(name, value);
    const instead = [...wrong].map((name) => [name, last.get(name) ?? published[name]]);
    return { ...draft, ...Object.fromEntries(instead) };
  };
}
