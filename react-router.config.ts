import type { Config } from "@react-router/dev/config";

import { sitePages } from "./app/seo/site-pages.ts";

export default {
  // Another folder than the one that is served, for a release (tools/build/build.ts).
  buildDirectory: process.env["BUILD_FOLDER"] ?? "build",
  ssr: true,
  // The studio's preview renders pages when they are asked for (tools/build/build-preview.ts).
  prerender: process.env["PRERENDER"] === "off" ? false : sitePages.map(({ path }) => path),
  // With so few routes, lazy route discovery would only add requests.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
