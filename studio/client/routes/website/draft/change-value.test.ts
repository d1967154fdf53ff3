import { expect, test } from "vitest";

import { interview } from "#content/schema/answering.ts";
import { courseDetails } from "#content/schema/course.ts";
import { emptyValue } from "#content/schema/describe.ts";
import { withMoved, withoutUnwritten, withValue } from "./change-value.ts";
import { mergeValues } from "./merge-values.ts";

test("an optional field is added and left out, and an entry moves before another one", () => {
  const base = { heading: "A" };
  const added = withValue(base, ["booking"], { label: "" });
  expect(added).toEqual({ ...base, booking: { label: "" } });
  expect(withValue(added, ["booking"], undefined)).toEqual(base);
  expect(withMoved(["a", "b", "c"], 0, 3)).toEqual(["b", "c", "a"]);
  expect(withMoved(["a", "b", "c"], 2, 0)).toEqual(["c", "a", "b"]);
});

test("lists that two people have changed are joined, unless these are the same entries or a changed one would move", () => {
  const before = ["a", "b", "c"];
  for (const [mine, theirs, joined] of [
    [
      ["A", "b", "c"],
      ["a", "B", "c"],
      ["A", "B", "c"],
    ],
    [
      ["a", "B", "c"],
      ["A", "b", "c"],
      ["A", "B", "c"],
    ],
    [["b", "c"], ["a", "b"], ["b"]],
    [
      ["a", "b", "c", "mine"],
      ["a", "b", "c", "hers"],
      ["a", "b", "c", "mine", "hers"],
    ],
    [["a", "b", "c", "d"], ["a", "b", "c", "d", "hers"], undefined],
    [["a", "B", "c"], ["a", "b!", "c"], undefined],
    [["a", "b", "C"], ["hers", "a", "b", "c"], undefined],
    [["c", "b", "a"], ["b", "a", "c"], undefined],
  ] as const) {
    expect(mergeValues(before, mine, theirs, "mine")).toEqual(joined ?? mine);
    expect(mergeValues(before, mine, theirs, "theirs")).toEqual(joined ?? theirs);
  }
});

test("fields that two people have added, changed and left out are joined", () => {
  const before = { heading: "Old", text: "Text", note: "Note" };
  const mine = { heading: "Mine", text: "Text", own: "Own" };
  const theirs = { heading: "Hers", text: "Her text", note: "Note" };
  const joined = { text: "Her text", own: "Own" };
  expect(mergeValues(before, mine, theirs, "mine")).toEqual({ ...joined, heading: "Mine" });
  expect(mergeValues(before, mine, theirs, "theirs")).toEqual({ ...joined, heading: "Hers" });
});

test("an optional group that is opened is no change until something is written in it", () => {
  const { teachingPractice, trainers } = courseDetails.shape;
  const opened = { teachingPractice: emptyValue(teachingPractice), trainers: emptyValue(trainers) };
  expect(withoutUnwritten(courseDetails, opened)).toEqual({
    teachingPractice: null,
    trainers: null,
  });
  const written = { teachingPractice: { ...Object(opened.teachingPractice), hours: 6 } };
  expect(withoutUnwritten(courseDetails, { ...opened, ...written })).toEqual({
    ...written,
    trainers: null,
  });
});

test("an open line is none until something is written in it, unless its list needs one", () => {
  const fee = { included: ["Books"], notIncluded: [""] };
  const visa = { notes: [""], checkedOn: "2027-01-31" };
  expect(withoutUnwritten(courseDetails, { fee, visa, requirements: ["", "18", ""] })).toEqual({
    fee: { included: ["Books"], notIncluded: [] },
    visa,
    requirements: ["", "18"],
  });
});

test("a group that stands open has what is filled in of it, or nothing without what it needs", () => {
  const [address, label] = ["https://book.example", "Choose a time"];
  for (const [typed, said] of [
    [
      { address, label },
      { address, label },
    ],
    [{ address, label: "\n" }, { address }],
    [{ address: "", label }, undefined],
  ]) {
    expect(withoutUnwritten(interview, { booking: typed })).toEqual(said ? { booking: said } : {});
  }
});
