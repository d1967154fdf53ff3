import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

import { inlineScripts } from "../tools/vite/inline-scripts.ts";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), inlineScripts()],
  publicDir: "../public/brand",
});
