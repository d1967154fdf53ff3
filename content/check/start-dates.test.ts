import { expect, test } from "vitest";

import { course } from "../content/course/course.ts";
import { lastDay, startDates } from "../content/course/start-dates.ts";

test("a course ends one day before its start date plus its number of weeks", () => {
  for (const start of startDates) {
    const days = (Date.parse(lastDay(start)) - Date.parse(start.date)) / 86_400_000;
    expect(days).toBe(course.weeks * 7 - 1);
  }
});
