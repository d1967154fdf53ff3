import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { MiddlewareHandler } from "hono";

import { acceptedEncoding } from "../files/send-file.ts";

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Compression levels that favour speed over size, because a visitor is waiting. */
const compressors = {
  br: (page: Buffer) => brotli(page, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (page: Buffer) => deflate(page, { level: 6 }),
} as const;

/** Compresses pages rendered on request: they contain inline styles, and are large. */
export function compressPages(): MiddlewareHandler {
  return async (c, next) => {
    await next();
    if (!c.res.headers.get("Content-Type")?.startsWith("text/html")) return;
    c.header("Vary", "Accept-Encoding");
    const encoding = acceptedEncoding(c.req.header("Accept-Encoding") ?? "", ["br", "gzip"]);
    if (!encoding || !c.res.body) return;

    const compressed = await compressors[encoding](Buffer.from(await c.res.arrayBuffer()));
    c.res = new Response(compressed, c.res);
    c.header("Content-Encoding", encoding);
    c.header("Content-Length", String(compressed.length));
  };
}
