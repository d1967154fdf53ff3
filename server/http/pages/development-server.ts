import type { RequestListener, Server } from "node:http";
import type { Content } from "#content/content.ts";
import { paths } from "#content/school/page-paths.ts";

import { pageContent } from "#render/content-file.ts";
import type { PagesBuild } from "#render/pages-build.ts";

/**
 * Vite in middleware mode: rebuilds pages on demand, with hot reload.
 * @param httpServer also serves the WebSocket for hot reload
 */
export async function createDevelopmentServer(
  httpServer: Server,
  content: () => Content,
  siteUrl: string | undefined,
) {
  // Imported here, because Vite is a development dependency, not installed in production.
  const { createServer, isRunnableDevEnvironment } = await import("vite");
  const vite = await createServer({
    appType: "custom",
    server: { middlewareMode: true, hmr: { server: httpServer } },
  });
  const { ssr } = vite.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error("Vite cannot run the pages here.");
  const loadBuild = () => ssr.runner.import<PagesBuild>("virtual:react-router/server-build");
  vite.middlewares.use((request, response, next) => {
    const answer = async () => {
      const { siteFiles } = (await loadBuild()).entry.module;
      const files = new Map(await siteFiles(content(), siteUrl));
      for (const page of [paths.home, paths.terms]) {
        const { file } = pageContent(content(), page);
        files.set(file.path, file.text);
      }
      const text = files.get(request.url ?? "");
      if (text === undefined) return next();
      if (request.url?.endsWith(".js")) response.setHeader("Content-Type", "text/javascript");
      response.end(text);
    };
    answer().catch(next);
  });
  return {
    loadBuild,
    /** Serves Vite's files and passes other requests to `next`. */
    listener:
      (next: RequestListener): RequestListener =>
      (request, response) => {
        vite.middlewares(request, response, () => next(request, response));
      },
    close: () => vite.close(),
  };
}
