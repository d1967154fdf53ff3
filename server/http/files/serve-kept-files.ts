import { Hono } from "hono";
import pLimit from "p-limit";

import { type Encoded, encoded } from "../../../render/compress.ts";
import type { RenderedFile, RenderedSite } from "../../../render/rendered-site.ts";
import { type Log, withoutAddresses } from "../../core/log.ts";
import { FILE_HEADERS } from "../security-headers.ts";
import { builtFile, cachingOf } from "./built-files.ts";
import { sendFile } from "./send-file.ts";

/** A generated file as it is stored. */
interface KeptFile {
  /** The URL path. */
  name: string;
  bytes: Uint8Array;
  brotli: Uint8Array | null;
  gzip: Uint8Array | null;
}

/** Generated files whose names contain a hash: pages that stay open load them later. */
const KEPT = /^\/(?:assets\/start-|content\/)[\w-]+\.js$/;
/** How many are read from the database at a time: most connections are for submissions. */
const READS = 2;

/** The generated files that pages of this version need as long as they are open. */
export function keptFilesOf(files: RenderedSite["files"]): KeptFile[] {
  return Array.from(files)
    .filter(([name]) => KEPT.test(name))
    .map(([name, encodings]) => {
      const bytesIn = (encoding: string) =>
        encodings.find((each) => each.encoding === encoding)?.bytes ?? null;
      const bytes = bytesIn("identity");
      if (!bytes) throw new Error(`${name} has no uncompressed variant`);
      return { name, bytes, brotli: bytesIn("br"), gzip: bytesIn("gzip") };
    });
}

/** Serves the generated files of other versions; without the database there are none. */
export function createKeptFiles(
  { get }: { get: (name: string) => Promise<KeptFile | undefined> },
  log: Log,
): Hono {
  const limit = pLimit(READS);
  const app = new Hono();
  app.on(["GET", "HEAD"], ["/assets/*", "/content/*"], async (c, next) => {
    const { path } = c.req;
    if (!KEPT.test(path)) return next();
    try {
      const file = await limit(() => get(path));
      if (!file) return await next();
      const headers = { ...cachingOf(path), ...FILE_HEADERS };
      return sendFile(c, builtFile(path, encodingsOf(file), headers));
    } catch (cause) {
      log.warn({ cause: withoutAddresses(cause) }, "Cannot look up the file of an earlier page");
      return next();
    }
  });
  return app;
}

function encodingsOf({ bytes, brotli, gzip }: KeptFile): RenderedFile {
  const given = { br: brotli, gzip, identity: bytes };
  return (["br", "gzip", "identity"] as const).flatMap((encoding): Encoded[] => {
    const found = given[encoding];
    return found ? [encoded(encoding, Buffer.from(found))] : [];
  });
}
