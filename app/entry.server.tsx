import { renderToReadableStream } from "react-dom/server";
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";

import { contentPolicy } from "../prerender/content-policy.ts";
import { deferBoot } from "../prerender/deferred-boot.ts";
import { NonceContext, nonceContext } from "./document/nonce.ts";

/** The server puts the nonce of each page it renders under this very key. */
export { nonceContext };
/** The server puts the submission service under this very key for the pages' actions. */
export { submissionServiceContext } from "./forms/submission-service.ts";

/**
 * Renders a page, at build time and at run time alike. The whole page goes out at once, and no
 * part is streamed in by a script: without JavaScript such a part would stay hidden.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  requestContext: Readonly<RouterContextProvider>,
): Promise<Response> {
  const nonce = requestContext.get(nonceContext) || undefined;
  const body = await renderToReadableStream(
    <NonceContext value={nonce}>
      <ServerRouter context={routerContext} url={request.url} {...(nonce && { nonce })} />
    </NonceContext>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY, signal: request.signal },
  );
  await body.allReady;
  const html = await new Response(body).text();
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (import.meta.env.DEV) {
    // Hot reload brings inline scripts and styles of its own.
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
  return new Response(deferBoot(html), { status, headers });
}

/** Reports what failed in a page; an address that does not exist is no failure of ours. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  // oxlint-disable-next-line no-console -- the framework calls this outside of the server's own log
  console.error(error);
}
