import type { Plugin } from "vite";

/** Adds generated files (path to content) to the build and to the development server. */
export function publishFiles(files: ReadonlyMap<string, string>): Plugin {
  return {
    name: "publish-files",
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const file = files.get(request.url ?? "");
        if (file === undefined) next();
        else response.end(file);
      });
    },
    generateBundle() {
      if (this.environment.name !== "client") return;
      for (const [address, source] of files) {
        this.emitFile({ type: "asset", fileName: address.slice(1), source });
      }
    },
  };
}
