import type { Content } from "#content/content.ts";
import { createContext, type EntryContext, type RouterContextProvider } from "react-router";
import builtInContent from "virtual:content";

import { contentPolicy } from "./csp/content-policy.ts";
import { nonceContext } from "./csp/nonce.ts";
import { logRenderError, renderWholePage } from "./csp/render-whole-page.tsx";
import { deferScripts } from "./startup/defer-scripts.ts";

export { logRenderError as handleError };
/** Exported for the server, which sets a nonce for each page it renders. */
export { nonceContext };
/** Exported for the server, which provides the submission service. */
export { submissionServiceContext } from "./forms/sending/submission-context.ts";

/** Set by the server for each page it renders; prerendered pages have the built-in content. */
export const contentContext = createContext<Content>(builtInContent);

/** Renders a page, at build time or per request. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  requestContext: Readonly<RouterContextProvider>,
): Promise<Response> {
  const nonce = requestContext.get(nonceContext) || undefined;
  const html = await renderWholePage(
    request,
    routerContext,
    requestContext.get(contentContext),
    nonce,
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (import.meta.env.DEV) {
    // In development, hot reload injects inline scripts and styles, so nothing else is restricted.
    headers.set("Content-Security-Policy", "frame-ancestors 'none'");
    return new Response(html, { status, headers });
  }

  if (nonce) {
    const sources = [`'nonce-${nonce}'`];
    const mailService = import.meta.env.MAIL_API_URL;
    headers.set(
      "Content-Security-Policy",
      contentPolicy({ scripts: sources, styles: sources, mailService }),
    );
  }
  return new Response(deferScripts(html), { status, headers });
}
