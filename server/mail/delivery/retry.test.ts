import { expect, test } from "vitest";

import { retryDelay } from "./attempt.ts";

test("jitter shortens the retry delay by up to a quarter", () => {
  expect(retryDelay(5, 0)).toBe(0.75 * retryDelay(5, 1));
});
