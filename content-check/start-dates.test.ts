import { expect, test } from "vitest";

import { defaultYear, startDates } from "../content/start-dates.ts";

test("every start date is a day that exists", () => {
  for (const { date } of startDates) {
    expect(new Date(`${date}T00:00:00Z`).toISOString().slice(0, 10)).toBe(date);
  }
});

test("start dates are in order and have unique labels", () => {
  const dates = startDates.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted());
  expect(new Set(startDates.map(({ label }) => label)).size).toBe(startDates.length);
});

test("the default year has a start date", () => {
  expect(startDates.some(({ date }) => date.startsWith(String(defaultYear)))).toBe(true);
});
