import type { RequestListener, Server } from "node:http";

/** The pages as they are being written: rebuilt on demand, with hot reload. */
export interface DevelopmentServer {
  loadBuild: () => Promise<unknown>;
  /** Answers what only the development server knows and hands the rest on. */
  listener: (next: RequestListener) => RequestListener;
  close: () => Promise<void>;
}

/** @param httpServer carries the hot reload's web socket too */
export async function createDevelopmentServer(httpServer: Server): Promise<DevelopmentServer> {
  // Not there in production: the build tool is a development dependency.
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
