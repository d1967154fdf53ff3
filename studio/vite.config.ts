import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

import packageJson from "../package.json" with { type: "json" };
import { inlineScripts } from "../tools/vite/inline-scripts.ts";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), inlineScripts()],
  // Servers install production packages only; the build contains what else its pages need.
  ssr: { noExternal: true, external: Object.keys(packageJson.dependencies) },
  publicDir: "../public/brand",
});
