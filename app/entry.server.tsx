import { createContext, type EntryContext, type RouterContextProvider } from "react-router";

import { contentPolicy } from "./csp/content-policy.ts";
import type { PageInput } from "./content-context.tsx";
import { nonceContext } from "./csp/nonce.ts";
import { logRenderError, renderWholePage } from "./csp/render-whole-page.tsx";
import { deferScripts } from "./startup/defer-scripts.ts";

export { logRenderError as handleError };
/** Exported for the server, which sets a nonce for each page it renders. */
export { nonceContext };
/** What each page is rendered with, with the path of the content's file; exported, too. */
export const pageContext = createContext<PageInput & { file: { path: string } }>();
/** Exported for the server, which provides the submission service. */
export { submissionServiceContext } from "./forms/sending/post-form.ts";
/** Exported for the renderer (render/pages-build.ts), as are the following. */
export { default as pageStyles } from "./app.css?inline";
export { pageUrls } from "./seo/site-pages.ts";
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
  const page = requestContext.get(pageContext);
  const html = keepEmailAddresses(await renderWholePage(request, routerContext, nonce, page));
  const { file, settings } = page;
  const settingsScript = `window.pageSettings=${JSON.stringify(settings).replaceAll("<", "\\u003c")};`;
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (import.meta.env.DEV) {
    // In development, hot reload injects inline scripts and styles, so nothing else is restricted.
    headers.set("Content-Security-Policy", "frame-ancestors 'none'");
    const scripts = `<script>${settingsScript}</script><script src="${file.path}"></script>`;
    return new Response(
      html.replace("</head>", () => `${scripts}</head>`),
      { status, headers },
    );
  }

  if (nonce) {
    const sources = [`'nonce-${nonce}'`];
    const { mailApiUrl } = settings;
    headers.set(
      "Content-Security-Policy",
      contentPolicy({ scripts: sources, styles: sources, mailService: mailApiUrl }),
    );
  }
  return new Response(deferScripts(html, settingsScript, file.path), { status, headers });
}

/** Stops Cloudflare from replacing email addresses by scripts of its own; React skips comments. */
function keepEmailAddresses(html: string): string {
  return html
    .replace("<body>", "<body><!--email_off-->")
    .replace("</body>", "<!--/email_off--></body>");
}
