import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, normalizePath } from "vite";

import { inlineScripts } from "./tools/vite/inline-scripts.ts";
import { plainImports } from "./tools/vite/plain-imports.ts";
import { publishPictures } from "./tools/vite/publish-pictures.ts";

const root = `${normalizePath(import.meta.dirname)}/`;

/** Tests a module's path within the repository, whose own folder may have any name. */
const path = (pattern: RegExp) => (id: string) =>
  id.startsWith(root) && pattern.test(id.slice(root.length));

export default defineConfig({
  // Minimum versions: docs/promises.md. Popovers require these versions of Chrome, Edge and Safari,
  // Tailwind that of Firefox.
  build: { target: ["chrome114", "edge114", "firefox128", "safari17"], modulePreload: false },
  plugins: [tailwindcss(), reactRouter(), inlineScripts(), plainImports(), publishPictures()],
  environments: {
    // A part of the build, because servers have no development dependencies.
    ssr: { resolve: { noExternal: ["ical-generator"] } },
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
            // one with the sections that only Home and Program have, one with the application's
            // texts, which checking a form needs. The first one to be run also has
            // report-errors.ts, which hears of errors in the others as they start.
            codeSplitting: {
              groups: [
                {
                  name: "framework",
                  test: /node_modules\/(react|react-dom|react-router|scheduler)\/|startup\/report-errors/,
                },
                // Every page has these, with all that they import: together they compress better.
                { name: "shell", test: path(/^app\/(root|entry\.client)\.tsx$/) },
                { name: "application", test: path(/^content\/form-texts\/application-form\.ts$/) },
                {
                  name: "site",
                  test: path(
                    /^(app|content|forms)\/(?!sections\/(start-dates|stops|testimonials\/(testimonials|carousel)|course-facts)|ui\/carousel)/,
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
  // Pre-bundled, because discovering it while a page loads makes the dev server reload the page.
  optimizeDeps: { include: ["zod/mini"] },
});
