import { expect, test } from "vitest";

import { spelledDay } from "./calendar-day.ts";

test("a day is written as people write it, and anything else stays as typed", () => {
  expect(spelledDay("1994-03-17")).toBe("17 March 1994");
  for (const typed of ["17/03/94", "1994-02-30", ""]) expect(spelledDay(typed)).toBe(typed);
});
