import type { Content } from "#content/content.ts";
import type { PageSettings } from "#forms/page-settings.ts";
import { createElement, type ReactNode } from "react";
import { ContentContext } from "#app/content-context.tsx";
import { PageSettingsContext } from "#app/page-settings-context.ts";

import { content } from "../site-content.ts";

/** An element on a page of the first day of 2025, with the site's content or some of it replaced. */
export function withContent(
  element: ReactNode,
  changes: Partial<Content> = {},
  settings: Partial<PageSettings> = {},
) {
  return createElement(
    PageSettingsContext,
    { value: { day: "2025-01-01", ...settings } },
    createElement(ContentContext, { value: { ...content, ...changes } }, element),
  );
}
