import { renderToReadableStream } from "react-dom/server";
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";

import { contentPolicy } from "./csp/content-policy.ts";
import { deferScripts } from "./startup/defer-scripts.ts";
import { PageNonceContext, nonceContext } from "./csp/nonce.ts";

/** Exported for the server, which sets a nonce for each page it renders. */
export { nonceContext };
/** Exported for the server, which provides the submission service. */
export { submissionServiceContext } from "./forms/sending/submission-context.ts";

/**
 * Renders a page, at build time or per request. Nothing is streamed: React reveals streamed parts
 * by script, so without JavaScript they would stay hidden.
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
    <PageNonceContext value={nonce}>
      <ServerRouter context={routerContext} url={request.url} {...(nonce && { nonce })} />
    </PageNonceContext>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY, signal: request.signal },
  );
  await body.allReady;
  const html = await new Response(body).text();
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (import.meta.env.DEV) {
    // Hot reload injects inline scripts and styles.
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

/** Logs an error thrown while rendering a page, except error responses and aborted requests. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  // oxlint-disable-next-line no-console -- React Router calls this function, which has no access to the server's log
  console.error(error);
}
