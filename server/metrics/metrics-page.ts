import { Hono } from "hono";

import { createLoopbackGuard } from "../http/loopback-guard.ts";
import type { Metrics } from "./metrics.ts";

/**
 * `/metrics`, on a port of its own that the world does not see.
 * @param isLoopback whether that port is for this machine only; other machines know it by any name
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
