import { Hono } from "hono";

import type { Clock } from "../core/clock.ts";

/** Milliseconds for which the result of a readiness check, a database write, is reused. */
const CACHED_FOR = 1000;

const UNCACHED = { "Cache-Control": "no-store" };

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
  app.get("/healthz", (c) =>
    isStopping()
      ? c.json({ status: "stopping" }, 503, UNCACHED)
      : c.json({ status: "alive" }, 200, UNCACHED),
  );
  app.get("/readyz", async (c) =>
    !isStopping() && (await checkReadiness())
      ? c.json({ status: "ready" }, 200, UNCACHED)
      : c.json({ status: "cannot store" }, 503, UNCACHED),
  );
  return app;
}
