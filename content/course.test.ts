import { expect, test } from "vitest";

import { capitalWeeks, weeks } from "./course.ts";

test("the weeks are written in words", () => {
  expect([capitalWeeks, weeks]).toEqual(["Four weeks", "four weeks"]);
});
