import { shownYear } from "#content/course/shown-year.ts";

import type { DateEntry, DatesDocument } from "../../../contract/courses.ts";

/**
 * A change of a document. Applied once more it changes nothing: it may be applied to what somebody
 * else has saved meanwhile, or to the saved document that contains it.
 */
export type Change<Value> = (document: Value) => Value;

/** Adds days that are not there yet. */
export function addDates(entries: readonly DateEntry[], today: string): Change<DatesDocument> {
  return (document) => {
    const known = new Set(document.startDates.map(({ date }) => date));
    const added = entries.filter(({ date }) => !known.has(date));
    if (added.length === 0) return document;
    return withDates(document, [...document.startDates, ...added], today);
  };
}

/** Removes a day; the last one stays, because pages need one. */
export function removeDate(date: string, today: string): Change<DatesDocument> {
  return (document) => {
    const left = document.startDates.filter((entry) => entry.date !== date);
    return left.length === 0 ? document : withDates(document, left, today);
  };
}

/** Sets the number of places left; undefined if the school does not count them. */
export function setSeats(date: string, seats: number | undefined): Change<DatesDocument> {
  return changeEntry(date, ({ date: day, month, label }) => ({
    date: day,
    ...(month !== undefined && { month }),
    ...(label !== undefined && { label }),
    ...(seats !== undefined && { seats }),
  }));
}

/** Sets spellings of a day; an empty one is the usual one. */
export function setSpelling(
  date: string,
  { month, label }: { month: string; label: string },
): Change<DatesDocument> {
  return changeEntry(date, ({ date: day, places, seats }) => ({
    date: day,
    ...(month !== "" && { month }),
    ...(label !== "" && { label }),
    ...(places && { places }),
    ...(seats !== undefined && { seats }),
  }));
}

function changeEntry(date: string, change: (entry: DateEntry) => DateEntry): Change<DatesDocument> {
  return (document) => ({
    ...document,
    startDates: document.startDates.map((entry) => (entry.date === date ? change(entry) : entry)),
  });
}

function withDates(
  { defaultYear }: DatesDocument,
  entries: readonly DateEntry[],
  today: string,
): DatesDocument {
  const startDates = entries.toSorted((one, other) => one.date.localeCompare(other.date));
  return { defaultYear: shownYear(startDates, today, defaultYear), startDates };
}
