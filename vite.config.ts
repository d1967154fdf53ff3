import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

import { siteFiles } from "./app/seo/site-files.ts";
import { inlineScripts } from "./tools/vite/inline-scripts.ts";
import { publishFiles } from "./tools/vite/publish-files.ts";
import { publishPictures } from "./tools/vite/publish-pictures.ts";

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
            // Each page's module is route.tsx: name its chunk by the page's folder.
            entryFileNames: ({ facadeModuleId }) => {
              const [, folder] = /\/routes\/([\w-]+)\/route\.tsx/.exec(facadeModuleId ?? "") ?? [];
              return `assets/${folder ?? "[name]"}-[hash].js`;
            },
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
                  test: /\/(app|content|forms)\//,
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
