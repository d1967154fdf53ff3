import { count } from "#content/count.ts";
import type { Documents } from "#content/schema/documents.ts";

import type { ShownFacts } from "../../../server/courses/count-shown.ts";
import type { YearCopy } from "./change-dates.ts";

const format = (options: Intl.DateTimeFormatOptions) => {
  const days = new Intl.DateTimeFormat("en-GB", { ...options, timeZone: "UTC" });
  return (date: string) => days.format(new Date(`${date}T00:00:00Z`)).replace(",", "");
};

/** A day (`YYYY-MM-DD`) in words. */
export const dayWords = {
  /** Monday 1 March 2027 */
  long: format({ weekday: "long", day: "numeric", month: "long", year: "numeric" }),
  /** 1 March 2027 */
  plain: format({ day: "numeric", month: "long", year: "numeric" }),
  /** Mon 1 Mar 2027 */
  row: format({ weekday: "short", day: "numeric", month: "short", year: "numeric" }),
  /** Sun 28 Mar */
  short: format({ weekday: "short", day: "numeric", month: "short" }),
  /** 1 Mar */
  bar: format({ day: "numeric", month: "short" }),
  /** Mar */
  month: format({ month: "short" }),
};

type CourseFacts = Pick<Documents["course"], "price" | "hours" | "weeks">;

const dates = (number: number) => count(number, "date", "dates");

/** The texts of the view of the courses. */
export const coursesWords = {
  title: "Courses",
  introduction: "Saves by itself. Visitors see it once you publish.",
  broken: "Something in the start dates is not right yet.",
  asList: "Mend it in the list",
  undo: "The last change is taken back.",
  redo: "The change is made again.",
  mistake: (says: string) => `A date’s spelling ${says}`,

  jump: {
    label: "On this page",
    dates: "Add dates",
    facts: ({ price, hours, weeks }: CourseFacts) =>
      `${price.amount} ${price.currency} · ${count(hours, "hour")} · ${count(weeks, "week")}`,
  },

  copy: {
    button: (from: number, to: number) => `Copy ${from} to ${to}`,
    explains: ({ from, to, dates: copied }: YearCopy) =>
      `Adds ${dates(copied.length)} in ${to}, on the same weekdays as in ${from}.`,
    done: ({ from, to, dates: copied }: YearCopy) =>
      `Copied ${dates(copied.length)} of ${from} to ${to}, each on its weekday.`,
  },

  year: {
    label: (year: string, number: number) =>
      `${year}: ${count(number, "course", "courses")} on a calendar; the table below has the same dates`,
  },

  table: {
    caption: "Start dates",
    starts: "Starts",
    places: "Places left",
    asked: "Applications",
    seen: "Visitors see",
    more: "More",
    until: (day: string) => `until ${day}`,
    askedCount: (number: number) => count(number, "application", "applications"),
    askedFor: (applications: string, date: string) => `${applications} for ${date}`,
    none: "No date is to come",
    addOne: "Add one, and people can apply.",
    earlier: (number: number) => `Earlier (${number})`,
    marks: { open: "Open", few: "Few left", full: "Full", started: "Started" },
    /** Where visitors see something else until it is published. */
    notLive: "not live",
    spelled: (label: string) => `“${label}”`,
    rule: (few: number, year: number) =>
      `“Few places left” is shown from ${few} places down, “Full” at 0. Without a number, a date stays open. Visitors see ${year} first.`,
  },

  seats: {
    of: (date: string) => `Places left on ${date}`,
    empty: "Set places",
    less: (date: string) => `One place less on ${date}`,
    more: (date: string) => `One place more on ${date}`,
    set: (date: string, seats: number) => `${date}: ${count(seats, "place", "places")} left.`,
    notCounted: (date: string) => `${date}: places are not counted.`,
  },

  menu: {
    label: (date: string) => `More about ${date}`,
    spell: "Spell it differently …",
    remove: "Remove",
    removed: (date: string) => `Removed ${date}.`,
    last: "The last date stays, because pages need one.",
  },

  add: {
    label: "Add start dates",
    hint: "One date per line. A whole column from Excel works, too.",
    placeholder: "For example 1 March 2027",
    button: (number: number) => (number > 1 ? `Add ${number} dates` : "Add date"),
    understood: (number: number, unknown: number) =>
      [dates(number), unknown > 0 && `${unknown} not understood`].filter(Boolean).join(", "),
    ends: (first: string, last: string) => `${dayWords.long(first)}, until ${dayWords.short(last)}`,
    started: "has begun already",
    unknown: (texts: readonly string[], more: number) =>
      `Not understood: ${texts.map((text) => `“${text}”`).join(", ")}${more > 0 ? ` and ${more} more` : ""}`,
    known: (number: number) =>
      number === 1 ? "One is in the table already." : `${number} are in the table already.`,
    ask: "Which day is meant?",
    nothing: "Type a day, such as 1 March 2027.",
    done: (days: readonly string[]) =>
      days.length === 1 && days[0]
        ? `Added ${dayWords.long(days[0])}.`
        : `Added ${dates(days.length)}.`,
  },

  facts: {
    heading: "Price and hours",
    shown: ({ price, hours, weeks }: ShownFacts) =>
      `Pages show the tuition in ${count(price, "place", "places")}, the hours in ${hours} and the weeks in ${weeks}.`,
  },
} as const;
