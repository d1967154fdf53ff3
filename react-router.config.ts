import type { Config } from "@react-router/dev/config";

import { sitePages } from "./app/seo/site-pages.ts";

export default {
  ssr: true,
  prerender: sitePages.map(({ path }) => path),
  // With so few routes, lazy route discovery would only add requests.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
