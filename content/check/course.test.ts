import { expect, test } from "vitest";

import { capitalWeeks, weeks } from "../content/course/course.ts";

test("the course’s number of weeks is written in words, not digits", () => {
  expect([capitalWeeks, weeks]).toEqual(["Four weeks", "four weeks"]);
});
