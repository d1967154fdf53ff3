import { expect, test } from "vitest";

import { defaultYear, startDates } from "../content/start-dates.ts";

test("every start date is a day that exists", () => {
  for (const { date } of startDates) {
    expect(new Date(`${date}T00:00:00Z`).toISOString().slice(0, 10)).toBe(date);
  }
});

test("the dates are in order, each with a label of its own", () => {
  const dates = startDates.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted());
  expect(new Set(startDates.map(({ label }) => label)).size).toBe(startDates.length);
});

test("the year that is shown first has a start date", () => {
  expect(startDates.some(({ date }) => date.startsWith(String(defaultYear)))).toBe(true);
});
