import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  appDirectory: "client",
  buildDirectory: "build",
  routeDiscovery: { mode: "initial" },
} satisfies Config;
