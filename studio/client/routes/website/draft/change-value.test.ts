import { expect, test } from "vitest";

import { interview } from "#content/schema/answering.ts";
import { courseDetails } from "#content/schema/course.ts";
import { emptyValue } from "#content/schema/describe.ts";
import { withValue } from "#content/with-value.ts";
import { withMoved, withoutUnwritten } from "./change-value.ts";

test("an optional field is added and left out, and an entry moves before another one", () => {
  const base = { heading: "A" };
  const added = withValue(base, ["booking"], { label: "" });
  expect(added).toEqual({ ...base, booking: { label: "" } });
  expect(withValue(added, ["booking"], undefined)).toEqual(base);
  expect(withMoved(["a", "b", "c"], 0, 3)).toEqual(["b", "c", "a"]);
  expect(withMoved(["a", "b", "c"], 2, 0)).toEqual(["c", "a", "b"]);
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
