import { Hono } from "hono";
import { expect, test } from "vitest";

import { renderInTurn } from "./render-queue.ts";

test("one page is rendered at a time, and a request is refused while twenty wait", async () => {
  const finish = Promise.withResolvers<void>();
  let started = 0;
  const app = new Hono().use(renderInTurn((c) => c.text("busy", 503))).get("/", async (c) => {
    started += 1;
    await finish.promise;
    return c.text("done");
  });
  const first = app.request("/");
  await expect.poll(() => started).toBe(1);
  const waiting = Array.from({ length: 20 }, () => app.request("/"));
  expect((await app.request("/")).status).toBe(503);
  expect(started).toBe(1);
  finish.resolve();
  for (const answer of await Promise.all([first, ...waiting])) expect(answer.status).toBe(200);
  expect((await app.request("/")).status).toBe(200);
});

test("a page is rendered after another has failed", async () => {
  const app = new Hono()
    .use(renderInTurn((c) => c.text("busy", 503)))
    .get("/no", () => Promise.reject(new Error("no page")))
    .get("/", (c) => c.text("done"));
  app.onError((_error, c) => c.text("failed", 500));
  const [failed, next] = await Promise.all([app.request("/no"), app.request("/")]);
  expect([failed.status, next.status]).toEqual([500, 200]);
});
