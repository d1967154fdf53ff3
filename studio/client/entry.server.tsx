import { renderToReadableStream } from "react-dom/server";
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";

import { PageNonceContext, nonceContext } from "#app/csp/nonce.ts";

import { studioPolicy } from "./studio-policy.ts";

/** Exported for the server, which sets both for each request. */
export { nonceContext };
export { studioContext } from "./studio-context.ts";

/** Renders a page as a whole: streamed parts would stay hidden without JavaScript. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  requestContext: Readonly<RouterContextProvider>,
): Promise<Response> {
  const nonce = requestContext.get(nonceContext);
  const body = await renderToReadableStream(
    <PageNonceContext value={nonce}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </PageNonceContext>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY, signal: request.signal },
  );
  await body.allReady;
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Content-Security-Policy", studioPolicy(nonce));
  return new Response(body, { status, headers });
}

/** Logs an error thrown while rendering a page, except error responses and aborted requests. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  // oxlint-disable-next-line no-console -- React Router calls this function, which has no access to the server's log
  console.error(error);
}
