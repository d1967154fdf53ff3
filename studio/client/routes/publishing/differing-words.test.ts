import { expect, test } from "vitest";

import { splitAtDifference } from "./differing-words.ts";

test("only the words that differ are marked", () => {
  const [before, after] = ["It costs 1299 USD in all.", "It costs only 1349 USD in all."];
  expect(splitAtDifference(before, after)).toEqual(["It costs ", "1299 ", "USD in all."]);
  expect(splitAtDifference(after, before)).toEqual(["It costs ", "only 1349 ", "USD in all."]);
  expect(splitAtDifference("Two two", "Two")).toEqual(["", "Two two", ""]);
});
