import type { Config } from "@react-router/dev/config";

import { sitePaths } from "./app/seo/site-pages.ts";
import { builtInContent } from "./content/files/built-in-content.ts";

export default {
  // Releases and the studio's preview are built in other folders than the one being served.
  buildDirectory: process.env["BUILD_FOLDER"] ?? "build",
  ssr: true,
  // Off for the studio's preview, which renders pages per request (tools/build/build-preview.ts).
  prerender: process.env["PRERENDER"] === "off" ? false : () => sitePaths(builtInContent()),
  // With so few routes, lazy route discovery would only add requests.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
