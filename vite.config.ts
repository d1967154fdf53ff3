import { realpathSync } from "node:fs";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, normalizePath } from "vite";

import { siteFiles } from "./app/seo/site-files.ts";
import { builtInContent } from "./content/files/built-in-content.ts";
import { contentModule } from "./tools/vite/content-module.ts";
import { inlineScripts } from "./tools/vite/inline-scripts.ts";
import { markdownPages } from "./tools/vite/markdown-pages.ts";
import { publishFiles } from "./tools/vite/publish-files.ts";
import { publishPictures, uploadedPictures } from "./tools/vite/publish-pictures.ts";

const root = `${normalizePath(import.meta.dirname)}/`;

/** Tests a module's path within the repository, whose own folder may have any name. */
const path = (pattern: RegExp) => (id: string) =>
  id.startsWith(root) && pattern.test(id.slice(root.length));

export default defineConfig({
  // The minimum versions in the README. Popovers require these versions of Chrome, Edge and Safari,
  // Tailwind that of Firefox.
  build: { target: ["chrome114", "edge114", "firefox128", "safari17"] },
  // Copies of the site share the installed packages by a link (tools/ci/copy-site.ts).
  server: { fs: { allow: [".", realpathSync("node_modules")] } },
  plugins: [
    tailwindcss(),
    reactRouter(),
    contentModule(),
    inlineScripts(),
    markdownPages(),
    uploadedPictures(),
    publishPictures(),
    publishFiles(() => siteFiles(builtInContent(), process.env["SITE_URL"])),
  ],
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            // Every page's module is called route.tsx, so its chunk is named after its folder.
            entryFileNames: ({ facadeModuleId }) => {
              const [, folder] = /\/routes\/([\w-]+)\/route\.tsx/.exec(facadeModuleId ?? "") ?? [];
              return `assets/${folder ?? "[name]"}-[hash].js`;
            },
            // Few chunks, because each may cost a round trip: one with the framework, which stays
            // cached between releases, one with modules that several pages use, one for each page,
            // one with the sections that only Home and Program have.
            codeSplitting: {
              groups: [
                {
                  name: "framework",
                  test: /node_modules\/(react|react-dom|react-router|scheduler)\//,
                },
                {
                  name: "site",
                  test: path(
                    /^(app|content|forms)\/(?!sections\/(start-dates|testimonials)|ui\/carousel)/,
                  ),
                  minShareCount: 2,
                },
                {
                  name: "dates-and-testimonials",
                  test: path(/^app\/(sections|ui)\//),
                  minShareCount: 2,
                },
              ],
            },
          },
        },
      },
    },
  },
  // The build-time settings, typed in app/environment.d.ts; all others are read at run time.
  envPrefix: ["SITE_URL", "MAIL_API_URL"],
  define: {
    "import.meta.env.BUILD_DATE": JSON.stringify(new Date().toISOString().slice(0, 10)),
  },
  // The build prerenders through the preview server. With “localhost” it would listen on ::1, but
  // Node resolves the name to 127.0.0.1 on machines without another IPv6 address.
  preview: { host: "127.0.0.1" },
  // Pre-bundled, because discovering it while a page loads makes the dev server reload the page.
  optimizeDeps: { include: ["zod/mini"] },
});
