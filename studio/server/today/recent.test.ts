import { expect, test } from "vitest";

import { createRecent } from "./recent.ts";

test("what the checks found is forgotten after five minutes", () => {
  let now = 0;
  const checks = createRecent<string>(() => now);
  checks.keep(["No backup"]);
  now = 299_999;
  expect(checks.read()).toEqual(["No backup"]);
  now = 300_000;
  expect(checks.read()).toEqual([]);
});
