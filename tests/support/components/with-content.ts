import type { Content } from "#content/content.ts";
import type { PageSettings } from "#forms/page-settings.ts";
import { createElement, type ReactNode } from "react";
import { PageContext } from "#app/content-context.tsx";

import { content } from "../site-content.ts";

/** An element on a page of the first day of 2025, with the site's content or some of it replaced. */
export function withContent(
  element: ReactNode,
  changes: Partial<Content> = {},
  settings: Partial<PageSettings> = {},
) {
  const page = {
    content: { ...content, ...changes },
    settings: { day: "2025-01-01", ...settings },
  };
  return createElement(PageContext, { value: page }, element);
}
