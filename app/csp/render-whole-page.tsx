import type { Content } from "#content/content.ts";
import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, isRouteErrorResponse, ServerRouter } from "react-router";

import { ContentContext } from "../content-context.tsx";
import { PageNonceContext } from "./nonce.ts";

/**
 * Renders a page. Nothing is streamed: React reveals streamed parts by script, so without
 * JavaScript they would stay hidden.
 * @param content what useContent() returns; the studio’s pages use none
 */
export async function renderWholePage(
  { url, signal }: Request,
  context: EntryContext,
  content: Content | undefined,
  nonce: string | undefined,
): Promise<string> {
  const body = await renderToReadableStream(
    <PageNonceContext value={nonce}>
      <ContentContext value={content}>
        <ServerRouter context={context} url={url} {...(nonce && { nonce })} />
      </ContentContext>
    </PageNonceContext>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY, signal },
  );
  await body.allReady;
  return new Response(body).text();
}

/** Logs an error thrown while rendering a page, except error responses and aborted requests. */
export function logRenderError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  // oxlint-disable-next-line no-console -- React Router calls this function, which has no access to the server's log
  console.error(error);
}
