import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, isRouteErrorResponse, ServerRouter } from "react-router";

import { PageContext, type PageInput } from "../content-context.tsx";
import { PageNonceContext } from "./nonce.ts";

/**
 * Renders a page, and throws whatever its parts throw: React itself would leave a part out and have
 * the browser render it. Nothing is streamed: React reveals streamed parts by script, so without
 * JavaScript they would stay hidden.
 * @param page what useContent() and usePageSettings() return; the studio’s pages use neither
 */
export async function renderWholePage(
  { url, signal }: Request,
  context: EntryContext,
  nonce: string | undefined,
  page?: PageInput,
): Promise<string> {
  let failure: { error: unknown } | undefined;
  const body = await renderToReadableStream(
    <PageNonceContext value={nonce}>
      <PageContext value={page}>
        <ServerRouter context={context} url={url} {...(nonce && { nonce })} />
      </PageContext>
    </PageNonceContext>,
    {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      signal,
      onError: (error) => {
        failure ??= { error };
      },
    },
  );
  await body.allReady;
  if (failure) throw failure.error;
  return new Response(body).text();
}

/** Logs an error thrown while rendering a page, except error responses and aborted requests. */
export function logRenderError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  // oxlint-disable-next-line no-console -- React Router calls this function, which has no access to the server's log
  console.error(error);
}
