import { expect, test } from "vitest";

import { course } from "../content/course/course.ts";
import { defaultYear, lastDay, startDates } from "../content/course/start-dates.ts";

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

test("the year that is selected by default has a start date", () => {
  expect(startDates.some(({ date }) => date.startsWith(String(defaultYear)))).toBe(true);
});

test("a course ends one day before its start date plus its number of weeks", () => {
  for (const start of startDates) {
    const days = (Date.parse(lastDay(start)) - Date.parse(start.date)) / 86_400_000;
    expect(days).toBe(course.weeks * 7 - 1);
  }
});
