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
  const years = startDates.map(({ date }) => Number(date.slice(0, 4)));
  const next = startDates.findIndex((start) => !hasStarted(start, today));
  return years[next] ?? (years.includes(before) ? before : (years.at(-1) ?? before));
}
