import type { Config } from "@react-router/dev/config";

import { sitePages } from "./app/seo/site-pages.ts";

export default {
  // Releases and the studio's preview are built in other folders than the one being served.
  buildDirectory: process.env["BUILD_FOLDER"] ?? "build",
  ssr: true,
  // Off for the studio's preview, which renders pages per request (tools/build/build-preview.ts).
  prerender: process.env["PRERENDER"] === "off" ? false : sitePages.map(({ path }) => path),
  // With so few routes, lazy route discovery would only add requests.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
