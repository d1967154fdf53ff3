import { Hono } from "hono";

import { createLoopbackGuard } from "../http/loopback-guard.ts";
import type { Metrics } from "./metrics.ts";

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
