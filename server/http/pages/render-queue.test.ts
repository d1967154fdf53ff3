import { expect, test } from "vitest";

import { createRenderQueue } from "./render-queue.ts";

test("the render queue runs one job at a time, and accepts no further job while it is full", async () => {
  const queue = createRenderQueue(2);
  const finish = Promise.withResolvers<void>();
  let started = 0;
  const job = async () => {
    started += 1;
    await finish.promise;
    return "done";
  };
  const taken = [queue(job), queue(job), queue(job)];
  expect(queue(job)).toBeUndefined();
  await expect.poll(() => started).toBe(1);
  finish.resolve();
  expect(await Promise.all(taken)).toEqual(["done", "done", "done"]);
  expect(await queue(job)).toBe("done");
});

test("the render queue continues after a job has failed", async () => {
  const queue = createRenderQueue(1);
  const failed = queue(() => Promise.reject(new Error("no page")));
  const next = queue(() => Promise.resolve("done"));
  await expect(failed).rejects.toThrow("no page");
  expect(await next).toBe("done");
});
