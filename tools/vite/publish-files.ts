import type { Plugin } from "vite";

const GENERATED = /\.(ics|txt|webmanifest|xml)$/;

/** Adds generated files (path to content) to the build and to the development server. */
export function publishFiles(generate: () => ReadonlyMap<string, string>): Plugin {
  return {
    name: "publish-files",
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = request.url ?? "";
        const file = GENERATED.test(path) ? generate().get(path) : undefined;
        if (file === undefined) next();
        else response.end(file);
      });
    },
    generateBundle() {
      if (this.environment.name !== "client") return;
      for (const [address, source] of generate()) {
        this.emitFile({ type: "asset", fileName: address.slice(1), source });
      }
    },
  };
}
