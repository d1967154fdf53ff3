import type { Content } from "#content/content.ts";
import { inOwnWords, withOwnWords } from "#content/own-words/with-own-words.ts";
import type { Problems } from "#forms/contract.ts";
import { useMemo } from "react";

import { useContent } from "./content-context.tsx";

/** Delivered texts with the school’s own in their places, which the content has by name. */
export function useWords<Texts>(name: keyof Content["words"], delivered: Texts): Texts {
  return withOwnWords(delivered, useContent().words[name]);
}

/** Error messages in the school’s own words; the same object for the same problems. */
export function useOwnProblems(problems: Problems, delivered: object): Problems {
  const { words } = useContent();
  return useMemo(() => {
    const own = (text: string) => inOwnWords(text, delivered, words);
    return Object.fromEntries(Object.entries(problems).map(([field, text]) => [field, own(text)]));
  }, [problems, delivered, words]);
}
