import { expect, test } from "vitest";

import { addDays, daysBetween, schoolDateAndTime, schoolMoment } from "./school-clock.ts";

test("an hour of a day at the school is the moment at which its clock shows it", () => {
  const moment = schoolMoment("2025-01-06", 8);
  expect(schoolDateAndTime(moment)).toBe("2025-01-06 08:00");
  // The day on which Mexico put its clocks forward for the last time.
  expect(schoolDateAndTime(schoolMoment("2022-04-03", 8))).toBe("2022-04-03 08:00");
});

test("days are counted on the calendar", () => {
  expect(addDays("2024-02-28", 2)).toBe("2024-03-01");
  expect(daysBetween("2024-12-31", "2025-01-06")).toBe(6);
  expect(daysBetween("2025-01-06", "2024-12-31")).toBe(-6);
});
