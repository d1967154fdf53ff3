import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

import { publishPictures } from "./scripts/publish-pictures.ts";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), publishPictures()],
  // Read at build time and typed in app/environment.d.ts; everything else is a server setting.
  envPrefix: ["SITE_URL", "MAIL_API_URL"],
  // Found only while the first page is loading, it would make the development server start over.
  optimizeDeps: { include: ["zod/mini"] },
});
