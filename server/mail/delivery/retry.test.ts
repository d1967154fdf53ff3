import { expect, test } from "vitest";

import { retryDelay } from "./retry.ts";

test("a mail that fails again and again is tried ever more rarely, but at least every hour", () => {
  const delays = Array.from({ length: 40 }, (_, index) => retryDelay(index + 1, 1) / 1000);
  expect(delays.slice(0, 4)).toEqual([15, 30, 60, 120]);
  expect(delays.at(-1)).toBe(3600);
});

test("mails that failed together come back spread over a quarter of the wait", () => {
  expect(retryDelay(5, 0)).toBe(0.75 * retryDelay(5, 1));
});
