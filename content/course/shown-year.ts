import { hasStarted } from "./start-dates.ts";

/**
 * The year that visitors see first: that of the next course. When every course has started, the
 * year that was first stays, or the last one takes its place.
 */
export function shownYear(
  startDates: readonly { date: string }[],
  today: string,
  before: number,
): number {
  // Lists of fields, imports and changes of two people append.
  const sorted = startDates.toSorted((one, other) => one.date.localeCompare(other.date));
  const years = sorted.map(({ date }) => Number(date.slice(0, 4)));
  const next = sorted.findIndex((start) => !hasStarted(start, today));
  return years[next] ?? (years.includes(before) ? before : (years.at(-1) ?? before));
}
