import type { RequestListener, Server } from "node:http";

/** Vite in middleware mode: rebuilds pages on demand, with hot reload. */
interface DevelopmentServer {
  loadBuild: () => Promise<unknown>;
  /** Serves Vite's files and passes other requests to `next`. */
  listener: (next: RequestListener) => RequestListener;
  close: () => Promise<void>;
}

/** @param httpServer also serves the WebSocket for hot reload */
export async function createDevelopmentServer(httpServer: Server): Promise<DevelopmentServer> {
  // Imported here, because Vite is a development dependency, not installed in production.
  const { createServer, isRunnableDevEnvironment } = await import("vite");
  const vite = await createServer({
    appType: "custom",
    server: { middlewareMode: true, hmr: { server: httpServer } },
  });
  const { ssr } = vite.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error("Vite cannot run the pages here.");
  return {
    loadBuild: () => ssr.runner.import("virtual:react-router/server-build"),
    listener: (next) => (request, response) => {
      vite.middlewares(request, response, () => next(request, response));
    },
    close: () => vite.close(),
  };
}
