import { Hono } from "hono";

interface Health {
  /** Whether a submission could be stored now. */
  isReady: () => Promise<boolean>;
  /** Whether the server is about to end. */
  isStopping: () => boolean;
}

/**
 * For whoever watches over the server: `/healthz` tells that it answers and will go on to, `/readyz`
 * that a submission could be stored now. A proxy asks the first: without its database a server
 * still shows the pages.
 * @param isReady asked at most once at a time, however many ask at `/readyz`
 */
export function createHealth({ isReady, isStopping }: Health): Hono {
  let asking: Promise<boolean> | undefined;
  const ask = () => {
    asking ??= isReady().finally(() => {
      asking = undefined;
    });
    return asking;
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
