import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, isRouteErrorResponse, ServerRouter } from "react-router";

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
): Promise<Response> {
  const body = await renderToReadableStream(
    <ServerRouter context={routerContext} url={request.url} />,
    { progressiveChunkSize: Number.POSITIVE_INFINITY, signal: request.signal },
  );
  await body.allReady;
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(body, { status, headers });
}

/** Reports what failed in a page; an address that does not exist is no failure of ours. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  // oxlint-disable-next-line no-console -- the framework calls this outside of the server's own log
  console.error(error);
}
