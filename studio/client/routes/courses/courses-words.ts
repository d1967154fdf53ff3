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
  undo: "The last change is taken back.",
  redo: "The change is made again.",

  jump: {
    facts: ({ price, hours, weeks }: CourseFacts) =>
      `${price.amount} ${price.currency} · ${count(hours, "hour")} · ${count(weeks, "week")}`,
  },

  copy: {
    explains: ({ from, to, dates: copied }: YearCopy) =>
      `Adds ${dates(copied.length)} in ${to}, on the same weekdays as in ${from}.`,
    done: ({ from, to, dates: copied }: YearCopy) =>
      `Copied ${dates(copied.length)} of ${from} to ${to}, each on its weekday.`,
  },

  table: {
    starts: "Starts",
    places: "Places left",
    asked: "Applications",
    seen: "Visitors see",
    until: (day: string) => `until ${day}`,
    askedCount: (number: number) => count(number, "application", "applications"),
    askedFor: (applications: string, date: string) => `${applications} for ${date}`,
    marks: { open: "Open", few: "Few left", full: "Full", started: "Started" },
  },

  add: {
    button: (number: number) => (number > 1 ? `Add ${number} dates` : "Add date"),
    understood: (number: number, unknown: number) =>
      [dates(number), unknown > 0 && `${unknown} not understood`].filter(Boolean).join(", "),
    ends: (first: string, last: string) => `${dayWords.long(first)}, until ${dayWords.short(last)}`,
    unknown: (texts: readonly string[], more: number) =>
      `Not understood: ${texts.map((text) => `“${text}”`).join(", ")}${more > 0 ? ` and ${more} more` : ""}`,
    known: (number: number) =>
      number === 1 ? "One is in the table already." : `${number} are in the table already.`,
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
