import { expect, test } from "vitest";

import {
  addDays,
  daysBetween,
  schoolDateAndTime,
  schoolMoment,
  startOfDay,
} from "./school-clock.ts";

const MEXICO = "America/Mexico_City";

test("schoolMoment returns the moment of a given date and hour in the school’s time zone", () => {
  const moment = schoolMoment("2025-01-06", 8, MEXICO);
  expect(schoolDateAndTime(moment, MEXICO)).toBe("2025-01-06 08:00");
  // Daylight saving time last began in Mexico on this day.
  expect(schoolDateAndTime(schoolMoment("2022-04-03", 8, MEXICO), MEXICO)).toBe("2022-04-03 08:00");
  expect(startOfDay("2022-04-03", MEXICO)).toBe("2022-04-03T06:00:00.000Z");
  expect(startOfDay("2022-04-04", MEXICO)).toBe("2022-04-04T05:00:00.000Z");
});

test("addDays and daysBetween count calendar days across months and years", () => {
  expect(addDays("2024-02-28", 2)).toBe("2024-03-01");
  expect(daysBetween("2024-12-31", "2025-01-06")).toBe(6);
  expect(daysBetween("2025-01-06", "2024-12-31")).toBe(-6);
});
