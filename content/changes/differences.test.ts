import * as fc from "fast-check";
import { expect, test } from "vitest";

import { picture } from "../schema/formats.ts";
import { differencesIn } from "./differences.ts";

const places = (before: unknown, after: unknown) =>
  differencesIn(before, after).map(({ path, before: was, after: is }) => [path.join("/"), was, is]);

test("a start date that was added, removed or changed is one change each, wherever it is", () => {
  const days = ["2027-01-04", "2027-03-01", "2027-05-03"];
  const [january, march, may] = days.map((date) => ({ date }));
  const before = { startDates: [january, { ...march, seats: 12 }] };
  const after = { startDates: [{ ...march, seats: 3 }, may] };
  expect(places(before, after)).toEqual([
    ["startDates/0", january, undefined],
    ["startDates/0/seats", 12, 3],
    ["startDates/1", undefined, may],
  ]);
});

test("a text that was changed between others, and one that was inserted, are one change each", () => {
  expect(places(["a", "b", "c"], ["a", "B", "c", "d"])).toEqual([
    ["1", "b", "B"],
    ["3", undefined, "d"],
  ]);
});

test("another picture is one change with its size, and its description is another", () => {
  const before = { file: "hero/bay", width: 1200, height: 675, alt: "The bay", position: "50%" };
  const after = { file: "hero/pier", width: 800, height: 600, alt: "The pier" };
  const [first, ...others] = differencesIn(before, after, picture);
  expect(others.map(({ path }) => path)).toEqual([["alt"]]);
  expect(first?.revert(after)).toEqual({ ...before, alt: "The pier" });
});

test("changes that are taken back one by one lead to the former document", () => {
  const value = fc.letrec((tie) => ({
    any: fc.oneof(
      { maxDepth: 3 },
      fc.constantFrom("a", "b", 1, null),
      fc.array(tie("any"), { maxLength: 4 }),
      fc.dictionary(fc.constantFrom("x", "y", "date"), tie("any"), { noNullPrototype: true }),
    ),
  })).any;
  fc.assert(
    fc.property(value, value, (before, after) => {
      let document: unknown = after;
      // Bounded: one step may show a list, that was one change, entry by entry.
      for (let step = 0; step < 1000; step += 1) {
        const [first] = differencesIn(before, document);
        if (!first) break;
        document = first.revert(document);
      }
      expect(document).toEqual(before);
    }),
  );
});
