import type { StartDate } from "#content/course/start-dates.ts";

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
