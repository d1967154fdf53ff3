import type { BrowserContent } from "#content/content.ts";
import type { PageSettings } from "#forms/page-settings.ts";
import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, isRouteErrorResponse, ServerRouter } from "react-router";

import { ContentContext } from "../content-context.tsx";
import { PageSettingsContext } from "../page-settings-context.ts";
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
  page?: { content: BrowserContent; settings: PageSettings },
): Promise<string> {
  let failure: { error: unknown } | undefined;
  const body = await renderToReadableStream(
    <PageNonceContext value={nonce}>
      <PageSettingsContext value={page?.settings}>
        <ContentContext value={page?.content}>
          <ServerRouter context={context} url={url} {...(nonce && { nonce })} />
        </ContentContext>
      </PageSettingsContext>
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
