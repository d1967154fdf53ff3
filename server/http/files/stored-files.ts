import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Hono } from "hono";
import pLimit from "p-limit";

import { uploadName } from "#content/schema/upload-name.ts";
import { encoded } from "#render/compress.ts";
import type { RenderedFile } from "#render/rendered-site.ts";
import { createSpareFolder, replaceFile } from "../../core/files.ts";
import { type Log, orWarn } from "../../core/log.ts";
import type { ContentStore } from "../../store/content/content-store.ts";
import { FILE_HEADERS } from "../security-headers.ts";
import { builtFile, cachingOf } from "./built-files.ts";
import { sendFile } from "./send-file.ts";

/** No name in the path begins with a dot, so that it cannot lead out of a folder. */
const ASSET = /^\/assets\/((?:[\w-][\w.-]*\/)*[\w-][\w.-]*)$/;
/** Generated files whose names contain a hash: pages that stay open load them later. */
const KEPT = /^\/(?:assets\/start-|content\/)[\w-]+\.js$/;
const PICTURE =
  /^\/assets\/pictures\/([\da-f]{8})\/uploads\/([\da-f]{12})-(\d+\.(?:avif|webp|jpg))$/;
/** How many are read from the database at a time: most connections are for submissions. */
const READS = 2;

interface Services {
  keptFiles: Pick<ContentStore["keptFiles"], "get">;
  pictures: Pick<ContentStore["pictures"], "file" | "uploads">;
  /** The folder with the assets of all recent builds, and with pictures that were asked for. */
  keptAssets: string;
  log: Log;
}

/** Serves assets of other builds and, from the database, generated files and uploaded pictures. */
export function createStoredFiles({ keptFiles, pictures, keptAssets, log }: Services): Hono {
  const limit = pLimit(READS);

  async function find(path: string): Promise<RenderedFile | undefined> {
    const asset = ASSET.exec(path)?.[1];
    const kept = asset && (await readFile(join(keptAssets, asset)).catch(() => undefined));
    if (kept) return [encoded("identity", kept)];
    if (KEPT.test(path)) {
      const bytes = await limit(() => keptFiles.get(path));
      return bytes && [encoded("identity", Buffer.from(bytes))];
    }
    const [, version = "", id = "", name = ""] = PICTURE.exec(path) ?? [];
    if (!id) return undefined;
    const found = await limit(async () => {
      const picture = (await pictures.uploads(uploadName(id))).get(id);
      // Any other version would be kept a second time.
      return picture?.version === version ? pictures.file(id, name) : undefined;
    });
    if (!found) return undefined;
    const bytes = Buffer.from(found);
    await orWarn(log, "Could not keep an uploaded picture", async () => {
      const copy = join(keptAssets, path.slice("/assets/".length));
      createSpareFolder(dirname(copy));
      await replaceFile(copy, bytes);
    });
    return [encoded("identity", bytes)];
  }

  const app = new Hono();
  app.on(["GET", "HEAD"], ["/assets/*", "/content/*"], async (c, next) => {
    const { path } = c.req;
    const found = await orWarn(log, "Cannot look up a stored file", () => find(path));
    if (!found) return next();
    return sendFile(c, builtFile(path, found, { ...cachingOf(path), ...FILE_HEADERS }));
  });
  return app;
}
