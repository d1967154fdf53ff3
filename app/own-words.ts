import type { Content } from "#content/content.ts";
import { withOwnWords } from "#content/own-words/with-own-words.ts";

import { useContent } from "./content-context.tsx";

/** Delivered texts with the school’s own in their places. */
export function useWords<Texts>(name: keyof Content["words"], delivered: Texts): Texts {
  return withOwnWords(delivered, useContent().words[name]);
}
