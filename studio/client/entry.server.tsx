import type { EntryContext, RouterContextProvider } from "react-router";

import { nonceContext } from "#app/csp/nonce.ts";
import { logRenderError, renderWholePage } from "#app/csp/render-whole-page.tsx";

import { studioPolicy } from "./studio-policy.ts";

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
  const html = await renderWholePage(request, routerContext, undefined, nonce);
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Content-Security-Policy", studioPolicy(nonce));
  return new Response(html, { status, headers });
}
