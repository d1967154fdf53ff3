import type { BrowserContent } from "#content/content.ts";
import type { PageSettings } from "#forms/page-settings.ts";
import { createContext, use } from "react";

export interface PageInput {
  content: BrowserContent;
  settings: PageSettings;
}

/** What the page is rendered with: the same on the server and while hydrating. */
export const PageContext = createContext<PageInput | undefined>(undefined);

function usePageInput(): PageInput {
  const page = use(PageContext);
  if (!page) throw new Error("There is no PageContext above");
  return page;
}

/** What the school's owner can change: dates, prices, people, the words of the pages. */
export function useContent(): BrowserContent {
  return usePageInput().content;
}

/** What the page was rendered with besides. */
export function usePageSettings(): PageSettings {
  return usePageInput().settings;
}
