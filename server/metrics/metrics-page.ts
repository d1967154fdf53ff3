import { Hono } from "hono";

import type { Metrics } from "./metrics.ts";

/** `/metrics`, on a port of its own that the world does not see. */
export function createMetricsPage(metrics: Metrics): Hono {
  const app = new Hono();
  app.get("/metrics", async (c) => {
    const { contentType, body } = await metrics.render();
    return c.body(body, 200, { "Content-Type": contentType });
  });
  return app;
}
