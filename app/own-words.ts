import type { Content } from "#content/content.ts";
import type {
  applicationFieldTexts,
  applicationForm,
} from "#content/form-texts/application-form.ts";
import type { contactForm } from "#content/form-texts/contact-form.ts";
import { inOwnWords, withOwnWords } from "#content/own-words/with-own-words.ts";
import type { chatText } from "#content/school/chat-text.ts";
import type { applyLink, footer, navigation } from "#content/school/navigation.ts";
import type { Problems } from "#forms/contract.ts";
import { useMemo } from "react";

import { useContent } from "./content-context.tsx";

/** The delivered texts, by the names under which the content has the school’s own. */
interface Delivered extends Record<keyof Content["words"], unknown> {
  navigation: typeof navigation;
  footer: typeof footer;
  applyLink: typeof applyLink;
  contactForm: typeof contactForm;
  applicationForm: typeof applicationForm;
  applicationFields: typeof applicationFieldTexts;
  chatText: typeof chatText;
}

/** Delivered texts with the school’s own in their places. */
export function useWords<Name extends keyof Delivered>(
  name: Name,
  delivered: Delivered[Name],
): Delivered[Name] {
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
