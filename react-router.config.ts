import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  prerender: ["/", "/aboutus", "/program", "/reviews", "/apply", "/privacy"],
  // With six routes, lazy route discovery would only add requests.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
