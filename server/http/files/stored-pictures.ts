import { writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { Hono } from "hono";
import pLimit from "p-limit";

import { parseUpload } from "../../../content/schema/uploaded-picture.ts";
import { createSpareFolder, writeAtomically } from "../../core/disk/spare-files.ts";
import { encoded } from "../../../render/compress.ts";
import { type Log, withoutAddresses } from "../../core/log.ts";
import { FILE_HEADERS } from "../security-headers.ts";
import { builtFile, cachingOf } from "./built-files.ts";
import { sendFile } from "./send-file.ts";

const PICTURE =
  /^\/assets\/pictures\/([\da-f]{8})\/uploads\/([\da-f]{12})-(\d+\.(?:avif|webp|jpg))$/;
/** How many are read from the database at a time: most connections are for submissions. */
const READS = 2;

interface Services {
  pictures: {
    file: (id: string, name: string) => Promise<Uint8Array | undefined>;
    records: () => Promise<ReadonlyMap<string, unknown>>;
  };
  /** The folder of kept assets, where a picture is found the next time, without the database. */
  keptAssets: string;
  log: Log;
}

/** Serves uploaded pictures from the database, and keeps them in the folder of kept assets. */
export function createStoredPictures({ pictures, keptAssets, log }: Services): Hono {
  const limit = pLimit(READS);
  const read = async (version: string, id: string, name: string) => {
    const picture = parseUpload((await pictures.records()).get(id));
    // Any other version would be kept a second time.
    return picture?.version === version ? pictures.file(id, name) : undefined;
  };
  const app = new Hono();
  app.on(["GET", "HEAD"], "/assets/pictures/*", async (c, next) => {
    const { path } = c.req;
    const [, version = "", id = "", name = ""] = PICTURE.exec(path) ?? [];
    if (!id) return next();
    try {
      const found = await limit(() => read(version, id, name));
      if (!found) return await next();
      const bytes = Buffer.from(found);
      keep(join(keptAssets, path.slice("/assets/".length)), bytes, log);
      const headers = { ...cachingOf(path), ...FILE_HEADERS };
      return sendFile(c, builtFile(path, [encoded("identity", bytes)], headers));
    } catch (cause) {
      log.warn({ cause: withoutAddresses(cause) }, "Cannot look up an uploaded picture");
      return next();
    }
  });
  return app;
}

function keep(file: string, bytes: Buffer, log: Log): void {
  try {
    createSpareFolder(dirname(file));
    writeAtomically(file, (unfinished) => writeFileSync(unfinished, bytes));
  } catch (cause) {
    log.warn({ cause: withoutAddresses(cause) }, "Could not keep an uploaded picture");
  }
}
