import { summarySchedule } from "#content/summary.ts";
import { expect, test } from "vitest";

import { schoolDateAndTime } from "../core/school-clock.ts";
import { latestDueDate, nextDueDate, periodStart } from "./schedule.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NOW = Date.UTC(2025, 0, 8, 20);
const hour = String(summarySchedule.hour).padStart(2, "0");

test("the mail is due at the school’s hour, whatever the server’s clock is set to", () => {
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

test("it is due from the first moment of the hour on", () => {
  const { date, moment } = latestDueDate("daily", NOW);
  expect(latestDueDate("daily", moment).date).toBe(date);
  expect(latestDueDate("daily", moment - 1).moment).toBe(moment - DAY);
});
