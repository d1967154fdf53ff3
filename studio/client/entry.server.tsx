import type { EntryContext, RouterContextProvider } from "react-router";

import { nonceContext } from "#app/csp/nonce.ts";
import { logRenderError, renderWholePage } from "#app/csp/render-whole-page.tsx";

export { logRenderError as handleError };
/** Exported for the server, which sets both for each request. */
export { nonceContext };
export { studioContext } from "./studio-context.ts";

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  requestContext: Readonly<RouterContextProvider>,
): Promise<Response> {
  const nonce = requestContext.get(nonceContext);
  const html = await renderWholePage(request, routerContext, nonce);
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Content-Security-Policy", studioPolicy(nonce));
  return new Response(html, { status, headers });
}

/** The studio's Content-Security-Policy, which allows only the studio's own files. */
function studioPolicy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    // The nonce is for the few styles that React Aria adds.
    `style-src 'self' 'nonce-${nonce}'`,
    // blob: is for the preview of a file that was chosen and not yet sent.
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
