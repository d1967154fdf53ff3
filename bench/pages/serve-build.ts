import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";

import { compress } from "../../render/compress.ts";
import type { RenderedPage } from "../../render/rendered-site.ts";
import { newestFirst } from "../../server/core/files.ts";
import { type BuiltFiles, readSiteFiles } from "../../server/http/files/built-files.ts";
import { createStaticFiles } from "../../server/http/files/static-files.ts";
import { readSite, RENDERED } from "../../server/versions/rendered-cache.ts";
import { createPageSet, type PageSet } from "../../server/http/pages/page-set.ts";
import { listenOnFreePort } from "../../tests/support/processes/free-port.ts";
import { startCaddy } from "../../tests/support/processes/start-caddy.ts";
import { limitPage } from "./limit-page.ts";

export interface BenchSite {
  files: BuiltFiles;
  pages: PageSet;
}

/** Opens a build, with the pages that were rendered last. */
export function openSite(build: string): BenchSite {
  return { files: readSiteFiles(build), pages: createPageSet(readLatest(build)) };
}

/** The site that was rendered last. */
function readLatest(build: string) {
  const [latest] = newestFirst(join(build, RENDERED), "*.site");
  if (!latest) throw new Error("There is no rendered site. Run: npm run build");
  return readSite(readFileSync(latest.path));
}

/** Serves a site as in production: over HTTPS and HTTP/2, by Caddy with `deploy/one/proxy/Caddyfile`. */
export async function serveBehindCaddy({ files, pages }: BenchSite) {
  const server = createServer(getRequestListener(createStaticFiles(files, pages).fetch));
  const settings = { SITE_SERVER: `127.0.0.1:${await listenOnFreePort(server)}` };
  const caddy = await startCaddy("deploy/one/proxy/Caddyfile", settings, "https");
  return {
    url: caddy.url,
    async close() {
      await caddy.close();
      server.close();
    },
  };
}

/** The limit pages of the build's pages, compressed in the same way. */
export async function openLimit(paths: readonly string[]): Promise<BenchSite> {
  const { pages } = readLatest("build");
  const limits = new Map<string, RenderedPage>();
  for (const path of paths) {
    const html = pages.get(path)?.encodings.at(-1)?.bytes.toString();
    if (html === undefined) throw new Error(`There is no page ${path}`);
    const encodings = await compress(Buffer.from(limitPage(html)));
    limits.set(path, { policy: "default-src 'self' data:", encodings });
  }
  const { files } = openSite("build");
  return { files, pages: createPageSet({ pages: limits, files: new Map() }) };
}
