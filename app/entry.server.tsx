import type { EntryContext, RouterContextProvider } from "react-router";

import { contentPolicy } from "./csp/content-policy.ts";
import { nonceContext } from "./csp/nonce.ts";
import { logRenderError, renderWholePage } from "./csp/render-whole-page.tsx";
import { deferScripts } from "./startup/defer-scripts.ts";

export { logRenderError as handleError };
/** Exported for the server, which sets a nonce for each page it renders. */
export { nonceContext };
/** Exported for the server, which provides the submission service. */
export { submissionServiceContext } from "./forms/sending/submission-context.ts";
/** Exported for the renderer (render/pages-build.ts), as are the following. */
export { default as pageStyles } from "./app.css?inline";
export { pageUrls } from "./seo/page-urls.ts";
export { siteFiles } from "./seo/site-files.ts";
export { refusedPostText } from "#content/mail/mail-service.ts";
export { contentPolicy };

/** Renders a page, at build time or per request. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  requestContext: Readonly<RouterContextProvider>,
): Promise<Response> {
  const nonce = requestContext.get(nonceContext) || undefined;
  const html = await renderWholePage(request, routerContext, nonce);
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
