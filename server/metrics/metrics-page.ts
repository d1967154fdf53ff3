import { Hono } from "hono";

import { close, listen } from "../core/http-server.ts";
import type { Log } from "../core/log.ts";
import type { Settings } from "../core/settings/settings.ts";
import { createLoopbackGuard } from "../http/loopback-guard.ts";
import { createPrivateServer } from "../http/private-server.ts";
import type { Metrics } from "./metrics.ts";

/** Serves the metrics page if METRICS_PORT is set. A taken port is logged: pages do not need it. */
export async function openMetricsPage(
  metrics: Metrics,
  { metricsPort, host }: Pick<Settings, "metricsPort" | "host">,
  log: Log,
): Promise<{ close: () => Promise<void> } | undefined> {
  if (metricsPort === undefined) return undefined;
  const isLoopback = host === "localhost" || host === "::1" || host.startsWith("127.");
  const server = createPrivateServer(createMetricsPage(metrics, isLoopback));
  if (!isLoopback) {
    log.warn(
      {},
      `METRICS_PORT: the metrics are on all of ${host}: keep that port off the internet.`,
    );
  }
  try {
    await listen(server, "METRICS_PORT", { port: metricsPort, host });
  } catch (error) {
    log.error({}, `The metrics are not served, the site runs without them. ${error}`);
  }
  return { close: () => close(server) };
}

/**
 * `/metrics`, served on a separate, private port.
 * @param isLoopback whether only this machine can reach the port; if so, checks the host name
 */
export function createMetricsPage(metrics: Metrics, isLoopback: boolean): Hono {
  const app = new Hono();
  if (isLoopback) app.use(createLoopbackGuard());
  app.get("/metrics", async (c) => {
    const { contentType, body } = await metrics.render();
    return c.body(body, 200, { "Content-Type": contentType });
  });
  return app;
}
