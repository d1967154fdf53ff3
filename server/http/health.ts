import { Hono } from "hono";

import type { Clock } from "../core/clock.ts";

/** How long one answer of the database is good for all who ask, in milliseconds. */
const REMEMBERED_FOR = 1000;

interface Health {
  clock: Pick<Clock, "after">;
  /** Whether a submission could be stored now. */
  isReady: () => Promise<boolean>;
  /** Whether the server is about to end. */
  isStopping: () => boolean;
}

/**
 * Health probes: `/healthz` tells that the server answers and will go on to, `/readyz` that a
 * submission could be stored now. A proxy asks the first: without its database a server still
 * shows the pages.
 * @param isReady writes to the database: asked at most once a second, however many ask at `/readyz`
 */
export function createHealth({ clock, isReady, isStopping }: Health): Hono {
  let answer: Promise<boolean> | undefined;
  const ask = () => {
    answer ??= isReady().finally(() => {
      clock.after(REMEMBERED_FOR, () => {
        answer = undefined;
      });
    });
    return answer;
  };

  const app = new Hono();
  // By path: this app is mounted at the root, where every other answer passes, too.
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
    !isStopping() && (await ask())
      ? c.json({ status: "ready" })
      : c.json({ status: "cannot store" }, 503),
  );
  return app;
}
