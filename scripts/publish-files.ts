import type { Plugin } from "vite";

/** Puts files that are made rather than kept into the build, and into the development server. */
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
