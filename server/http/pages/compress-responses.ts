import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { MiddlewareHandler } from "hono";

import { acceptedEncoding } from "../files/accepted-encoding.ts";

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Quick rather than small: somebody is waiting. What is prerendered was packed with more care. */
const packers = {
  br: (page: Buffer) => brotli(page, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (page: Buffer) => deflate(page, { level: 6 }),
} as const;

/** Packs the pages that are rendered for one visitor: they hold their styles, and are large. */
export function createPagePacking(): MiddlewareHandler {
  return async (c, next) => {
    await next();
    if (!c.res.headers.get("Content-Type")?.startsWith("text/html")) return;
    c.header("Vary", "Accept-Encoding");
    const encoding = acceptedEncoding(c.req.header("Accept-Encoding") ?? "", ["br", "gzip"]);
    if (!encoding || !c.res.body) return;

    const packed = await packers[encoding](Buffer.from(await c.res.arrayBuffer()));
    c.res = new Response(packed, c.res);
    c.header("Content-Encoding", encoding);
    c.header("Content-Length", String(packed.length));
  };
}
