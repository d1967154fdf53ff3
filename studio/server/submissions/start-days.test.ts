import { expect, test } from "vitest";

import { countByDay, labelsOf, startDay } from "./start-days.ts";

test("a start date is written as a day, also with a spelling of its own or long past", () => {
  const listed = [{ date: "2027-03-01", month: "1 de marzo", label: "1 de marzo de 2027" }];
  expect(startDay("1 de marzo de 2027", listed)).toBe("1 March 2027");
  expect(startDay("January 6th 2025", listed)).toBe("6 January 2025");
  expect(startDay("As soon as possible", listed)).toBe("As soon as possible");
  expect(startDay("", listed)).toBe("");
});

test("applications stay with their day when its spelling is corrected", () => {
  const listed = [
    { date: "2027-03-01", month: "1 de marzo", label: "1 de marzo de 2027" },
    { date: "2027-11-24", month: "November 24th", label: "November 24th 2027" },
  ];
  expect(labelsOf("24 November 2027", listed)).toEqual(
    expect.arrayContaining(["November 24rd 2027", "November 24th 2027"]),
  );
  expect(labelsOf("1 March 2027", listed)).toEqual(
    expect.arrayContaining(["1 de marzo de 2027", "March 1st 2027"]),
  );
  expect(labelsOf("As soon as possible", listed)).toEqual(["As soon as possible"]);
  const counts = [
    { answer: "November 24rd 2027", submissions: 2 },
    { answer: "March 1st 2027", submissions: 1 },
    { answer: "November 24th 2027", submissions: 3 },
    { answer: "January 6th 2025", submissions: 4 },
  ];
  expect(countByDay(counts, listed)).toEqual([
    { answer: "6 January 2025", submissions: 4 },
    { answer: "1 March 2027", submissions: 1 },
    { answer: "24 November 2027", submissions: 5 },
  ]);
});
