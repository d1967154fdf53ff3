import { expect, test } from "vitest";

import { withMoved, withValue } from "./change-value.ts";
import { mergeEdits } from "./merge-edits.ts";

const base = { hero: { heading: "A", text: "B" }, list: ["1", "2"] };

test("what two people have changed in different fields is joined", () => {
  const mine = withValue(base, ["hero", "heading"], "Mine");
  const theirs = withValue(withValue(base, ["hero", "text"], "Theirs"), ["list", 1], "two");
  expect(mergeEdits(base, mine, theirs)).toEqual({
    value: { hero: { heading: "Mine", text: "Theirs" }, list: ["1", "two"] },
    isContested: false,
  });
});

test("a field that both have changed is contested, and so is a list that both have made longer or shorter", () => {
  const mine = withValue(base, ["hero", "heading"], "Mine");
  const theirs = withValue(base, ["hero", "heading"], "Theirs");
  expect(mergeEdits(base, mine, theirs, "theirs")).toEqual({ value: theirs, isContested: true });
  const longer = withValue(base, ["list"], ["1", "2", "3"]);
  const shorter = withValue(base, ["list"], ["1"]);
  expect(mergeEdits(base, longer, shorter)).toEqual({ value: longer, isContested: true });
});

test("an optional field is added, left out, and left out by one person while another changes others", () => {
  const added = withValue(base, ["booking"], { label: "" });
  expect(added).toEqual({ ...base, booking: { label: "" } });
  expect(withValue(added, ["booking"], undefined)).toEqual(base);
  const theirs = withValue(added, ["list", 0], "one");
  expect(mergeEdits(added, base, theirs).value).toEqual(withValue(base, ["list", 0], "one"));
});

test("an entry moves before another one", () => {
  expect(withMoved(["a", "b", "c"], 0, 3)).toEqual(["b", "c", "a"]);
  expect(withMoved(["a", "b", "c"], 2, 0)).toEqual(["c", "a", "b"]);
});
