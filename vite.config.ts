import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // Read at build time and typed in app/environment.d.ts; everything else is a server setting.
  envPrefix: ["SITE_URL", "MAIL_API_URL"],
});
