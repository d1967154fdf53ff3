import { summarySchedule } from "#content/mail/summary.ts";
import { expect, test } from "vitest";

import { schoolDateAndTime } from "../core/school-clock.ts";
import { latestDueDate, nextDueDate, periodStart } from "./schedule.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NOW = Date.UTC(2025, 0, 8, 20);
const hour = String(summarySchedule.hour).padStart(2, "0");

test("a summary is due at the configured hour in the school’s time zone", () => {
  for (const interval of ["daily", "weekly"] as const) {
    const { date, moment } = latestDueDate(interval, NOW);
    expect(schoolDateAndTime(moment)).toBe(`${date} ${hour}:00`);
    expect(moment).toBeLessThanOrEqual(NOW);
    const next = nextDueDate(interval, date);
    expect(next.moment).toBeGreaterThan(NOW);
    expect(next.moment - moment).toBe(interval === "daily" ? DAY : 7 * DAY);
    expect(periodStart(interval, next.date)).toBe(moment);
  }
});

test("a summary is due from the first millisecond of the configured hour", () => {
  const { date, moment } = latestDueDate("daily", NOW);
  expect(latestDueDate("daily", moment).date).toBe(date);
  expect(latestDueDate("daily", moment - 1).moment).toBe(moment - DAY);
});
