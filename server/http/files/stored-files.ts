import { dirname, join } from "node:path";
import { Hono } from "hono";
import pLimit from "p-limit";

import { uploadName } from "../../../content/schema/upload-name.ts";
import { parseUpload } from "../../../content/schema/uploaded-picture.ts";
import { type Encoded, encoded } from "../../../render/compress.ts";
import type { RenderedFile } from "../../../render/rendered-site.ts";
import { createSpareFolder, replaceFile } from "../../core/files.ts";
import { type Log, withoutAddresses } from "../../core/log.ts";
import type { KeptFile } from "../../store/content/kept-files.ts";
import { FILE_HEADERS } from "../security-headers.ts";
import { builtFile, cachingOf } from "./built-files.ts";
import { sendFile } from "./send-file.ts";

/** Generated files whose names contain a hash: pages that stay open load them later. */
const KEPT = /^\/(?:assets\/start-|content\/)[\w-]+\.js$/;
const PICTURE =
  /^\/assets\/pictures\/([\da-f]{8})\/uploads\/([\da-f]{12})-(\d+\.(?:avif|webp|jpg))$/;
/** How many are read from the database at a time: most connections are for submissions. */
const READS = 2;

interface Services {
  keptFiles: { get: (name: string) => Promise<KeptFile | undefined> };
  pictures: {
    file: (id: string, name: string) => Promise<Uint8Array | undefined>;
    records: (documents: unknown) => Promise<ReadonlyMap<string, unknown>>;
  };
  /** The folder of kept assets, where a picture is found the next time, without the database. */
  keptAssets: string;
  log: Log;
}

/** Serves generated files of other versions, and uploaded pictures; without the database none. */
export function createStoredFiles({ keptFiles, pictures, keptAssets, log }: Services): Hono {
  const limit = pLimit(READS);

  async function find(path: string): Promise<RenderedFile | undefined> {
    if (KEPT.test(path)) {
      const file = await limit(() => keptFiles.get(path));
      return file && encodingsOf(file);
    }
    const [, version = "", id = "", name = ""] = PICTURE.exec(path) ?? [];
    if (!id) return undefined;
    const found = await limit(async () => {
      const picture = parseUpload((await pictures.records(uploadName(id))).get(id));
      // Any other version would be kept a second time.
      return picture?.version === version ? pictures.file(id, name) : undefined;
    });
    if (!found) return undefined;
    const bytes = Buffer.from(found);
    await keep(join(keptAssets, path.slice("/assets/".length)), bytes, log);
    return [encoded("identity", bytes)];
  }

  const app = new Hono();
  app.on(["GET", "HEAD"], ["/assets/*", "/content/*"], async (c, next) => {
    const { path } = c.req;
    try {
      const found = await find(path);
      if (!found) return await next();
      const headers = { ...cachingOf(path), ...FILE_HEADERS };
      return sendFile(c, builtFile(path, found, headers));
    } catch (cause) {
      log.warn({ cause: withoutAddresses(cause) }, "Cannot look up a stored file");
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

async function keep(file: string, bytes: Buffer, log: Log): Promise<void> {
  try {
    createSpareFolder(dirname(file));
    await replaceFile(file, bytes);
  } catch (cause) {
    log.warn({ cause: withoutAddresses(cause) }, "Could not keep an uploaded picture");
  }
}
