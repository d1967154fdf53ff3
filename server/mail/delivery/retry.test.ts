import { expect, test } from "vitest";

import { retryDelay } from "./attempt.ts";

test("retries wait from 15 seconds to an hour, as docs/operations.md says, less up to a quarter by jitter", () => {
  expect([1, 2, 99].map((attempt) => retryDelay(attempt, 1))).toEqual([15_000, 30_000, 3_600_000]);
  expect(retryDelay(5, 0)).toBe(0.75 * retryDelay(5, 1));
});
