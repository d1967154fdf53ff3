import { expect, test } from "vitest";

import { retryDelay } from "./attempt.ts";

test("the retry delay doubles from 15 seconds up to one hour", () => {
  const delays = Array.from({ length: 40 }, (_, index) => retryDelay(index + 1, 1) / 1000);
  expect(delays.slice(0, 4)).toEqual([15, 30, 60, 120]);
  expect(delays.at(-1)).toBe(3600);
});

test("jitter shortens the retry delay by up to a quarter", () => {
  expect(retryDelay(5, 0)).toBe(0.75 * retryDelay(5, 1));
});
