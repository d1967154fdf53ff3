import type { BrowserErrorsTable } from "../store/schema/tables.ts";

/** More errors a day than this need attention, however many pages were sent. */
const MANY_A_DAY = 20;

/** The day of a moment, under which errors are counted: in UTC, `2025-01-06`. */
export function dayOf(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10);
}

/** The number of errors in total, and whether one day had more than 20. */
export function errorsIn(counts: readonly Pick<BrowserErrorsTable, "day" | "count">[]): {
  total: number;
  areMany: boolean;
} {
  const days = new Map<string, number>();
  let total = 0;
  for (const { day, count } of counts) {
    days.set(day, (days.get(day) ?? 0) + count);
    total += count;
  }
  return { total, areMany: Math.max(0, ...days.values()) > MANY_A_DAY };
}
