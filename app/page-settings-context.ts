import type { PageSettings } from "#forms/page-settings.ts";
import { createContext, use } from "react";

/** Provided on the server. In browsers the page's script sets the global variable instead. */
export const PageSettingsContext = createContext<PageSettings | undefined>(undefined);

declare global {
  var pageSettings: PageSettings | undefined;
}

/** What the page was rendered with. */
export function usePageSettings(): PageSettings {
  const settings = use(PageSettingsContext) ?? globalThis.pageSettings;
  if (!settings) throw new Error("A page was rendered without its settings.");
  return settings;
}

/** The script that passes the settings to the browser. */
export function settingsScript(settings: PageSettings): string {
  return `window.pageSettings=${JSON.stringify(settings).replaceAll("<", "\\u003c")};`;
}
