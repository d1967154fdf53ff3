import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { dirname, join } from "node:path";
import { getRequestListener } from "@hono/node-server";

import { compress } from "../../prerender/compress.ts";
import { createStaticFiles } from "../../server/http/static-files.ts";
import { limitPage } from "./limit-page.ts";

/** Serves a build as the site does, without the parts that no page asks for. */
export async function serve(build: string): Promise<{ url: string; server: Server }> {
  const server = createServer(getRequestListener(createStaticFiles(build).fetch));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  return { url: `http://localhost:${typeof address === "object" ? address?.port : ""}`, server };
}

/** The file that a page is built into: "/program" is "program/index.html". */
export function fileOf(path: string): string {
  return join(path.slice(1), "index.html");
}

/** Makes a build of limit pages out of the site's own, packed and served in the same way. */
export async function buildLimit(folder: string, paths: readonly string[]): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  cpSync("build/client/assets", join(folder, "client/assets"), { recursive: true });
  const policies: Record<string, string> = {};
  for (const path of paths) {
    const file = fileOf(path);
    const page = Buffer.from(limitPage(readFileSync(join("build/client", file), "utf8")));
    mkdirSync(dirname(join(folder, "client", file)), { recursive: true });
    writeFileSync(join(folder, "client", file), page);
    for (const [ending, bytes] of Object.entries(await compress(file, page))) {
      writeFileSync(join(folder, "client", file + ending), bytes);
    }
    policies[file] = "default-src 'self' data:";
  }
  writeFileSync(join(folder, "policies.json"), JSON.stringify(policies));
}
