import { createServer } from "node:http";

import { listenOnFreePort } from "../processes/free-port.ts";

/**
 * Starts a proxy to the site that sends the HTML of a page in pieces, and its fonts only with the
 * second piece, like a slow network.
 * @param placesToCut returns the offsets at which a page's HTML is cut, in ascending order
 */
export async function startPiecewiseProxy(
  siteUrl: string,
  placesToCut: (html: string) => readonly number[],
) {
  let pieces: readonly string[] = [];
  let write: ((piece: string) => void) | undefined;
  let end = () => {};
  const secondPiece = Promise.withResolvers<void>();
  const proxy = createServer(async ({ url }, response) => {
    if (url?.endsWith(".woff2")) await secondPiece.promise;
    const answer = await fetch(siteUrl + url);
    const type = answer.headers.get("content-type") ?? "";
    const cookies = answer.headers.getSetCookie();
    response.writeHead(answer.status, { "content-type": type, "set-cookie": cookies });
    if (!type.startsWith("text/html")) {
      response.end(await answer.bytes());
      return;
    }
    const html = await answer.text();
    const places = placesToCut(html);
    pieces = places.map((place, index) => html.slice(place, places[index + 1]));
    write = (piece) => response.write(piece);
    end = () => response.end();
    write(html.slice(0, places[0]));
  });
  return {
    url: `http://127.0.0.1:${await listenOnFreePort(proxy)}`,
    /** Sends the next piece; returns whether there was one. */
    sendNext(): boolean {
      secondPiece.resolve();
      const [next, ...rest] = pieces;
      pieces = rest;
      if (next !== undefined) write?.(next);
      if (rest.length === 0) end();
      return next !== undefined;
    },
    close: () => proxy.close().closeAllConnections(),
  };
}

/** The end of the element #fold in a page's HTML; browsers paint nothing before it has arrived. */
export function foldOf(html: string): number {
  const fold = html.indexOf('id="fold"');
  if (fold === -1) throw new Error("The page has no fold.");
  return html.indexOf("</div>", fold);
}
