import type { Content } from "#content/content.ts";
import { createElement, type ReactNode } from "react";
import { ContentContext } from "../../../app/content-context.tsx";

import { content } from "../site-content.ts";

/** An element with the site's content, or with some of it replaced. */
export function withContent(element: ReactNode, changes: Partial<Content> = {}) {
  return createElement(ContentContext, { value: { ...content, ...changes } }, element);
}
