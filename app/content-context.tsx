import type { BrowserContent } from "#content/content.ts";
import { createContext, use } from "react";

/** The content of the page: the same on the server and while hydrating. */
export const ContentContext = createContext<BrowserContent | undefined>(undefined);

/** What the school's owner can change: dates, prices, people, the words of the pages. */
export function useContent(): BrowserContent {
  const content = use(ContentContext);
  if (!content) throw new Error("There is no ContentContext above");
  return content;
}
