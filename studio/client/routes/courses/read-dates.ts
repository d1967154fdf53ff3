import { isDay } from "#content/calendar-day.ts";

/** Which of two numbers is the day, as in `1/3/2027`. */
export type DayOrder = "day first" | "month first";

/** What a text says: a day (`YYYY-MM-DD`), one of two days, or no day. */
export type ReadDate =
  | { is: "day"; date: string }
  | { is: "either"; dayFirst: string; monthFirst: string }
  | { is: "no day" };

const NO_DAY: ReadDate = { is: "no day" };
/** Two digits of a year mean this century; other years are typing mistakes. */
const YEARS = /^20\d\d$/;
/** The beginnings of the months' names, in English and in Spanish. */
const MONTHS = [
  /^(jan|ene)/,
  /^feb/,
  /^mar/,
  /^(apr|abr)/,
  /^may/,
  /^jun/,
  /^jul/,
  /^(aug|ago)/,
  /^(sep|set)/,
  /^oct/,
  /^nov/,
  /^(dec|dic)/,
];

/**
 * Reads a day as people write it: `2027-03-01`, `1 March 2027`, `Mon, March 1st`, `1.3.27`.
 * @param today the day (`YYYY-MM-DD`) from which a day without a year is the next
 */
export function readDate(text: string, today: string): ReadDate {
  const words = text.toLowerCase().match(/\p{L}+|\d+/gu) ?? [];
  const numbers = words.filter((word) => /^\d/.test(word));
  const months = words.map(monthOf).filter((month) => month > 0);
  const [first = "", second = "", third = ""] = numbers;
  if (numbers.length > 3 || months.length > 1) return NO_DAY;

  if (months.length === 1 && numbers.length <= 2) {
    const [month = 0] = months;
    // “2027 March 1” has its year first.
    const [day, year] = first.length === 4 ? [second, first] : [first, second];
    return asDay(year === "" ? nextYear(month, Number(day), today) : year, month, Number(day));
  }
  if (months.length > 0 || numbers.length !== 3) return NO_DAY;
  // Other words beside three numbers may be a weekday only.
  if (words.some((word) => !/^\d/.test(word) && !WEEKDAY.test(word))) return NO_DAY;
  if (first.length === 4) return asDay(first, Number(second), Number(third));

  const dayFirst = asDay(third, Number(second), Number(first));
  const monthFirst = asDay(third, Number(first), Number(second));
  // Where people put dots between the numbers, the day is first.
  const isAsked = dayFirst.is === "day" && monthFirst.is === "day" && !/\d\.\d/.test(text);
  if (isAsked && dayFirst.date !== monthFirst.date) {
    return { is: "either", dayFirst: dayFirst.date, monthFirst: monthFirst.date };
  }
  return dayFirst.is === "day" || /\d\.\d/.test(text) ? dayFirst : monthFirst;
}

const WEEKDAY = /^(mon|tue|wed|thu|fri|sat|sun|lun|mar|mi[eé]|jue|vie|s[aá]b|dom)/;

/** The number of a month by its name; 0 for other words, such as a weekday. */
function monthOf(word: string): number {
  // “martes” is Tuesday; “mar” alone is March.
  if (word === "martes") return 0;
  return MONTHS.findIndex((month) => month.test(word)) + 1;
}

/** The year of the next such day. */
function nextYear(month: number, day: number, today: string): string {
  const year = Number(today.slice(0, 4));
  return String(iso(year, month, day) > today ? year : year + 1);
}

function asDay(year: string, month: number, day: number): ReadDate {
  const full = year.length === 2 ? `20${year}` : year;
  const date = iso(Number(full), month, day);
  return YEARS.test(full) && isDay(date) ? { is: "day", date } : NO_DAY;
}

function iso(year: number, month: number, day: number): string {
  return [year, month, day].map((part) => String(part).padStart(2, "0")).join("-");
}

/** What was understood of a typed text or a pasted column. */
export interface ReadDates {
  /** The days (`YYYY-MM-DD`) that are new, the earliest first. */
  added: string[];
  /** Those that the table has already, or that occur once more. */
  known: string[];
  /** The texts that are no day. */
  unknown: string[];
  /** The first text that can be two days; nothing in the text says which. */
  asked: Extract<ReadDate, { is: "either" }> | undefined;
}

/** Lines of a pasted column that are read; a school has fewer dates than this in ten years. */
export const MOST_LINES = 500;

interface Known {
  /** The days of the table. */
  dates: readonly string[];
  today: string;
  /** The order that the owner has chosen. */
  order: DayOrder | undefined;
}

/** Reads days from a text: one on each line, or several with commas between them. */
export function readDates(text: string, { dates, today, order }: Known): ReadDates {
  const lines = text.split(/[\n;]/).slice(0, MOST_LINES);
  const read = lines.flatMap((line) => readLine(line, today));
  const asked = read.map(({ date }) => date).find((date) => date.is === "either");
  const chosen = order ?? orderIn(read.map(({ text: written }) => written));
  const days = read.flatMap(({ date }) => dayOf(date, chosen) ?? []);
  const added = [...new Set(days)].filter((day) => !dates.includes(day)).toSorted();
  return {
    added,
    known: days.filter((day, index) => dates.includes(day) || days.indexOf(day) < index),
    unknown: read.filter(({ date }) => date.is === "no day").map(({ text: written }) => written),
    asked: chosen === undefined ? asked : undefined,
  };
}

interface Piece {
  text: string;
  date: ReadDate;
}

/** The days of a line; of a row of a spreadsheet, its first cell that is a day. */
function readLine(line: string, today: string): Piece[] {
  const cells = line
    .split("\t")
    .map((cell) => cell.trim())
    .filter(Boolean);
  const pieces = cells.map((cell) => ({ text: cell, date: readDate(cell, today) }));
  const found = pieces.find(({ date }) => date.is !== "no day");
  if (found) return [found];
  const [whole] = pieces;
  if (!whole) return [];
  const parts = whole.text.split(/,|\band\b|\by\b/).map((part) => part.trim());
  const several = parts.map((part) => ({ text: part, date: readDate(part, today) }));
  return several.every(({ date }) => date.is !== "no day") ? several : [whole];
}

/** A number above 12 tells for the whole column which one is the day. */
function orderIn(texts: readonly string[]): DayOrder | undefined {
  const orders = texts.flatMap((text): DayOrder[] => {
    const [, first, second] = /(\d{1,2})[/-](\d{1,2})[/-]\d/.exec(text) ?? [];
    if (Number(first) > 12) return ["day first"];
    return Number(second) > 12 ? ["month first"] : [];
  });
  const [order] = orders;
  // A column in which both occur says nothing.
  return orders.every((other) => other === order) ? order : undefined;
}

function dayOf(date: ReadDate, order: DayOrder | undefined): string | undefined {
  if (date.is === "day") return date.date;
  if (date.is === "no day" || order === undefined) return undefined;
  return order === "day first" ? date.dayFirst : date.monthFirst;
}
