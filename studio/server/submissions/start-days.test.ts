import { expect, test } from "vitest";

import { startDay } from "./start-days.ts";

test("a start date is written as a day, also with a spelling of its own or long past", () => {
  const listed = [{ date: "2027-03-01", month: "1 de marzo", label: "1 de marzo de 2027" }];
  expect(startDay("1 de marzo de 2027", listed)).toBe("1 March 2027");
  expect(startDay("January 6th 2025", listed)).toBe("6 January 2025");
  expect(startDay("As soon as possible", listed)).toBe("As soon as possible");
  expect(startDay("", listed)).toBe("");
});
