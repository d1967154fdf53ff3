import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { dirname, join } from "node:path";
import { getRequestListener } from "@hono/node-server";

import { compress } from "../../render/compress.ts";
import { readBuiltSite } from "../../server/http/files/built-site.ts";
import { createStaticFiles } from "../../server/http/files/static-files.ts";
import { startCaddy } from "../../tests/support/processes/start-caddy.ts";
import { writeCompressed } from "../../tools/build/finish-assets.ts";
import { limitPage } from "./limit-page.ts";

/** Serves a build's files with the site's request handler. */
export async function serve(build: string): Promise<{ url: string; server: Server }> {
  const server = createServer(getRequestListener(createStaticFiles(readBuiltSite(build)).fetch));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  return { url: `http://localhost:${typeof address === "object" ? address?.port : ""}`, server };
}

/** Serves a build as in production: over HTTPS and HTTP/2, by Caddy with `deploy/one/proxy/Caddyfile`. */
export async function serveBehindCaddy(
  build: string,
): Promise<{ url: string; close: () => Promise<void> }> {
  const { url, server } = await serve(build);
  const settings = { SITE_SERVER: new URL(url).host };
  const caddy = await startCaddy("deploy/one/proxy/Caddyfile", settings, "https");
  return {
    url: caddy.url,
    async close() {
      await caddy.close();
      server.close();
    },
  };
}

/** The file of a prerendered page: "program/index.html" for "/program". */
function fileOf(path: string): string {
  return join(path.slice(1), "index.html");
}

/** Builds the limit pages from the site's pages, compressed in the same way. */
export async function buildLimit(folder: string, paths: readonly string[]): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  cpSync("build/client/assets", join(folder, "client/assets"), { recursive: true });
  const policies: Record<string, string> = {};
  for (const path of paths) {
    const file = fileOf(path);
    const page = Buffer.from(limitPage(readFileSync(join("build/client", file), "utf8")));
    mkdirSync(dirname(join(folder, "client", file)), { recursive: true });
    writeFileSync(join(folder, "client", file), page);
    writeCompressed(join(folder, "client", file), await compress(page));
    policies[`client/${file}`] = "default-src 'self' data:";
  }
  writeFileSync(join(folder, "policies.json"), JSON.stringify(policies));
}
