import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

import { siteFiles } from "./app/search/site-files.ts";
import { inlineScripts } from "./scripts/inline-scripts.ts";
import { publishFiles } from "./scripts/publish-files.ts";
import { publishPictures } from "./scripts/publish-pictures.ts";

export default defineConfig({
  // The README's support statement. Popovers need the Chrome, Edge and Safari, Tailwind the Firefox.
  build: { target: ["chrome114", "edge114", "firefox128", "safari17"] },
  plugins: [
    tailwindcss(),
    reactRouter(),
    inlineScripts(),
    publishPictures(),
    publishFiles(siteFiles(process.env["SITE_URL"])),
  ],
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            // A visitor far away pays for each file's trip: what all pages share is two files, one
            // of which changes only with the framework. What is used by one page stays with it.
            codeSplitting: {
              groups: [
                {
                  name: "framework",
                  test: /node_modules\/(react|react-dom|react-router|scheduler)\//,
                },
                {
                  name: "site",
                  // Not what checks and sends the forms, which is loaded when they are used.
                  test: /\/(app|content)\/(?!forms\/(send-mail|validate)\.ts)/,
                  minShareCount: 2,
                },
              ],
            },
          },
        },
      },
    },
  },
  // Read at build time and typed in app/environment.d.ts; everything else is a server setting.
  envPrefix: ["SITE_URL", "MAIL_API_URL"],
  define: { "import.meta.env.BUILD_DATE": JSON.stringify(new Date().toISOString().slice(0, 10)) },
  // The build renders the pages through this server. Named “localhost”, it listens on ::1, and is
  // asked at 127.0.0.1 where a machine or a container has no other IPv6 address: refused.
  preview: { host: "127.0.0.1" },
  // Found only while the first page is loading, it would make the development server start over.
  optimizeDeps: { include: ["zod/mini"] },
});
