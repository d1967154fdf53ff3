import { hasStarted, nextStartDate, type StartDate } from "./start-dates.ts";

interface Dates {
  startDates: readonly Pick<StartDate, "date" | "places">[];
  defaultYear: number;
}

/**
 * The content of a day, on which visitors see the year of the next course with places first, or
 * of the next. When every course has started, it is the year that the content names, or the last one.
 */
export function withShownYear<Content extends Dates>(content: Content, day: string): Content {
  // Lists of fields, imports and changes of two people append.
  const sorted = content.startDates.toSorted((one, other) => one.date.localeCompare(other.date));
  const years = sorted.map(({ date }) => Number(date.slice(0, 4)));
  const next = nextStartDate(sorted, day) ?? sorted.find((start) => !hasStarted(start, day));
  const { defaultYear } = content;
  const last = years.includes(defaultYear) ? defaultYear : (years.at(-1) ?? defaultYear);
  return { ...content, defaultYear: next ? Number(next.date.slice(0, 4)) : last };
}
