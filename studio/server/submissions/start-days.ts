import type { StartDate } from "#content/course/start-dates.ts";

import { spelledDay } from "../../../server/mail/shown-text.ts";

/** The label of a start date as the site spells it: `March 1st 2027`. */
const USUAL = /^([A-Z][a-z]+) (\d{1,2})[a-z]{2} (\d{4})$/;

/** A start date as the studio writes days, `1 March 2027`, or as an applicant's form spelled it. */
export function startDay(label: string, startDates: readonly StartDate[]): string {
  const date = startDates.find((start) => start.label === label)?.date;
  return date ? spelledDay(date) : label.replace(USUAL, "$2 $1 $3");
}

/** Sorts by start date; dates that are no longer listed come first. */
export function sortByStartDate<Item>(
  items: readonly Item[],
  startDates: readonly StartDate[],
  labelOf: (item: Item) => string,
): Item[] {
  const position = new Map(startDates.map(({ label }, index) => [label, index]));
  const of = (item: Item) => position.get(labelOf(item)) ?? -1;
  return items.toSorted((a, b) => of(a) - of(b));
}
