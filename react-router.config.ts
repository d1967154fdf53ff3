import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  prerender: ["/", "/aboutus", "/program", "/reviews", "/apply", "/privacy"],
  // Six small routes: asking the server for each one's manifest would cost a request per link.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
