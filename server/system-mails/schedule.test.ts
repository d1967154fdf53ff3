import { expect, test } from "vitest";

import { DAY } from "../core/durations.ts";
import { content } from "../../tests/support/site-content.ts";
import { schoolDateAndTime } from "../core/school-clock.ts";
import { latestDueDate, nextDueDate, periodStart } from "./schedule.ts";

const NOW = Date.UTC(2025, 0, 8, 20);
const hour = String(content.summary.hour).padStart(2, "0");

test("a summary is due at the configured hour in the school’s time zone", () => {
  for (const interval of ["daily", "weekly"] as const) {
    const { date, moment } = latestDueDate(interval, NOW, content);
    expect(schoolDateAndTime(moment, content.school.timeZone)).toBe(`${date} ${hour}:00`);
    expect(moment).toBeLessThanOrEqual(NOW);
    const next = nextDueDate(interval, date, content);
    expect(next.moment).toBeGreaterThan(NOW);
    expect(next.moment - moment).toBe(interval === "daily" ? DAY : 7 * DAY);
    expect(periodStart(interval, next.date, content)).toBe(moment);
  }
  const { date, moment } = latestDueDate("daily", NOW, content);
  expect(latestDueDate("daily", moment, content).date).toBe(date);
  expect(latestDueDate("daily", moment - 1, content).moment).toBe(moment - DAY);
});
