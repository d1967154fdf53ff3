import type { Config } from "@react-router/dev/config";

export default {
  // Every page is rendered ahead of time, but by render/, because React Router's `prerender` knows
  // no pages with a query and no error pages.
  ssr: true,
  // With so few routes, lazy route discovery would only add requests.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
