import { Hono } from "hono";

import type { Clock } from "../core/clock.ts";

/** Milliseconds for which the result of a readiness check, a database write, is reused. */
const CACHED_FOR = 1000;

interface Health {
  clock: Pick<Clock, "after">;
  isReady: () => Promise<boolean>;
  isStopping: () => boolean;
}

/**
 * Health probes: `/healthz` is 200 until shutdown, `/readyz` while a submission can be stored.
 * Proxies probe `/healthz`, because a server that has lost its database still serves pages.
 */
export function createHealthProbes({ clock, isReady, isStopping }: Health): Hono {
  let cached: Promise<boolean> | undefined;
  const checkReadiness = () => {
    cached ??= isReady().finally(() => {
      clock.after(CACHED_FOR, () => {
        cached = undefined;
      });
    });
    return cached;
  };

  const app = new Hono();
  // Registered by path: this app is mounted at the root, where "*" would match all requests.
  for (const path of ["/healthz", "/readyz"]) {
    app.use(path, async (c, next) => {
      await next();
      c.header("Cache-Control", "no-store");
    });
  }
  app.get("/healthz", (c) =>
    isStopping() ? c.json({ status: "stopping" }, 503) : c.json({ status: "alive" }),
  );
  app.get("/readyz", async (c) =>
    !isStopping() && (await checkReadiness())
      ? c.json({ status: "ready" })
      : c.json({ status: "cannot store" }, 503),
  );
  return app;
}
