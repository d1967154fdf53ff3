import { expect, test } from "vitest";

import { capitalWeeks, weeks } from "../content/course/course.ts";

test("the number of weeks is written in words", () => {
  expect([capitalWeeks, weeks]).toEqual(["Four weeks", "four weeks"]);
});
