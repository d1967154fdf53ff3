import { spellStartDate } from "#content/course/spell-start-date.ts";
import { hasStarted } from "#content/course/start-dates.ts";

import type { Documents } from "#content/schema/documents.ts";

export type DatesDocument = Documents["start-dates"];
export type DateEntry = DatesDocument["startDates"][number];

/** The dates as they are published, by day. */
export type LiveDates = Readonly<Record<string, DateEntry>>;

/** What the rows of the dates need. */
export interface DatesProps {
  dates: DatesDocument;
  today: string;
  weeks: number;
  live: LiveDates;
  /** The days that were just added. */
  added: readonly string[];
  /** How many applied for each date, and have a place, by day. */
  asked: Readonly<Record<string, { submissions: number; booked: number }>>;
  /** How many people a course takes; undefined while nobody has said it. */
  classSize: number | undefined;
  /** The places left by the class size and the bookings, by day; none without a class size. */
  counted: Readonly<Record<string, number>>;
  /** Whether the places left of any date are known. */
  hasPlaces: boolean;
  /**
   * @param says what the change did, as a sentence
   * @param group names quick changes that undo takes back together
   */
  onChange: (changed: DatesDocument, says: string, group?: string) => void;
  /** Called after a date, with what had the focus, has gone. */
  onRemoved: () => void;
}

/** Whether a date is published with the same number of places. */
export function isLive(entry: DateEntry, { [entry.date]: live }: LiveDates): boolean {
  return live !== undefined && live.seats === entry.seats && placesOf(live) === placesOf(entry);
}

/** What visitors see of a date’s places. */
export function placesOf(entry: DateEntry) {
  return spellStartDate(entry).places ?? "open";
}

/** Adds days that are not there yet. */
export function addDates(document: DatesDocument, entries: readonly DateEntry[]): DatesDocument {
  const known = new Set(document.startDates.map(({ date }) => date));
  const added = entries.filter(({ date }) => !known.has(date));
  const startDates = [...document.startDates, ...added];
  return {
    ...document,
    startDates: startDates.toSorted((one, other) => one.date.localeCompare(other.date)),
  };
}

/** Removes a day; the last one stays, because pages need one. */
export function removeDate(document: DatesDocument, date: string): DatesDocument {
  const startDates = document.startDates.filter((entry) => entry.date !== date);
  return startDates.length === 0 ? document : { ...document, startDates };
}

/** Sets the number of places left, or says that they are few; undefined if the school does not count them. */
export function setSeats(
  document: DatesDocument,
  date: string,
  seats: number | "few" | undefined,
): DatesDocument {
  const startDates = document.startDates.map((entry) => {
    if (entry.date !== date) return entry;
    const { seats: _, places: __, ...others } = entry;
    if (seats === undefined) return others;
    return seats === "few" ? { ...others, places: seats } : { ...others, seats };
  });
  return { ...document, startDates };
}

/**
 * Sets the places left where the school has said nothing itself: a full course stays full.
 * @param before as they were counted by another class size
 */
export function setUnsaidSeats(
  document: DatesDocument,
  counted: Readonly<Record<string, number>>,
  before: Readonly<Record<string, number>> = {},
) {
  return document.startDates.reduce((now, { date, seats, places = "open" }) => {
    const isSaid = seats === undefined ? places !== "open" : seats !== before[date];
    return isSaid || counted[date] === undefined ? now : setSeats(now, date, counted[date]);
  }, document);
}

/**
 * The places left by day: the class size without those who have booked.
 * @param asked has the booked by day
 */
export function countPlaces(
  entries: readonly DateEntry[],
  classSize: number,
  asked: Readonly<Record<string, { booked: number }>>,
): Record<string, number> {
  const free = (date: string) => Math.max(0, classSize - (asked[date]?.booked ?? 0));
  return Object.fromEntries(entries.map(({ date }) => [date, free(date)]));
}

const DAY = 24 * 3_600_000;

/**
 * The last year's dates in the next year in which one of them is still to come. Each keeps its
 * weekday, as near to the same day as it can be; those that have begun by then are left out.
 * Undefined without dates.
 */
export function copyLastYear(dates: readonly string[], today: string) {
  const last = dates.at(-1);
  if (last === undefined) return undefined;
  const from = yearOf(last);
  const source = dates.filter((date) => yearOf(date) === from);
  for (let to = Math.max(from + 1, yearOf(today)); ; to += 1) {
    const copied = source
      .map((date) => sameWeekday(date, to))
      .filter((date) => !hasStarted({ date }, today));
    if (copied.length > 0) return { from, to, dates: copied };
  }
}

/** The day of a year with the same weekday that is nearest to the same day of the month. */
export function sameWeekday(date: string, year: number): string {
  const source = new Date(`${date}T00:00:00Z`);
  // 29 February becomes 1 March, where the year has none.
  const same = new Date(source);
  same.setUTCFullYear(year);
  const ahead = (source.getUTCDay() - same.getUTCDay() + 7) % 7;
  const shift = ahead > 3 ? ahead - 7 : ahead;
  const near = [shift, shift + 7, shift - 7].map((days) => new Date(same.getTime() + days * DAY));
  const found = near.find((day) => day.getUTCFullYear() === year) ?? same;
  return found.toISOString().slice(0, 10);
}

function yearOf(date: string): number {
  return Number(date.slice(0, 4));
}
