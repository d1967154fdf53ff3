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
/** The months' names, in English and in Spanish; three letters of one are enough. */
const MONTHS = [
  ["january", "enero"],
  ["february", "febrero"],
  ["march", "marzo"],
  ["april", "abril"],
  ["may", "mayo"],
  ["june", "junio"],
  ["july", "julio"],
  ["august", "agosto"],
  ["september", "septiembre", "setiembre"],
  ["october", "octubre"],
  ["november", "noviembre"],
  ["december", "diciembre"],
];
/** Words of a day that say no more than its number does. */
const NO_NEWS =
  /^((mon|tue|wed|thu|fri|sat|sun|lun|mar|mi[eé]|jue|vie|s[aá]b|dom).*|st|nd|rd|th|º|of|the|from|del?|el)$/;
/** What stands between the first and the last day of a course. */
const TO = /\s*[–—]\s*|\s+(?:-|to|until|till|through|hasta|al?)\s+/;

/** Shapes of a first and of a last day: N is a number, Y a year, M a month, x another word. */
const FIRST = /^(x*(NMY?|MNY?|YMN)x*|x*NMN|N)$/;
const LAST = /^(x*(NMY?|MNY?|YMN|NY?)x*|x*NMN)$/;

/**
 * Reads a day as people write it: `2027-03-01`, `1 March 2027`, `Mon, March 1st`, `1.3.27`. Of a
 * course’s first and last day, as in `March 1 – 26, 2027`, it is the first.
 * @param today the day (`YYYY-MM-DD`) from which a day without a year is the next
 */
export function readDate(text: string, today: string): ReadDate {
  const lower = text.toLowerCase();
  // Beside a month’s name a hyphen between numbers means “to”; in “1-3-2027” it does not.
  const hasMonth = wordsOf(lower).some((word) => monthOf(word) > 0);
  const dashed = hasMonth ? lower.replace(/(\d\w*)-(?=\d{1,2}\b)/, "$1–") : lower;
  const [start, end, another] = dashed
    .split(TO)
    .map(partsOf)
    .filter(({ shape }) => /[^x]/.test(shape));
  if (!start || another) return NO_DAY;
  if (/^(NN[NY]|YNN)$/.test(start.shape)) return readNumbers(start.text);
  if (!FIRST.test(start.shape) || (end && !LAST.test(end.shape))) return NO_DAY;

  const { day } = start;
  // “1 – 26 March” has one month for both.
  const month = start.month || (end?.shape.startsWith("NM") ? end.month : 0);
  if (start.year || !end?.year) {
    return asDay(start.year || nextYear(month, day, today), month, day);
  }
  // A course that ends in January has begun in December of the year before.
  const isYearBefore = end.month > 0 && month > end.month;
  return asDay(String(Number(end.year) - Number(isYearBefore)), month, day);
}

const wordsOf = (text: string) => text.match(/\p{L}+|\d+/gu) ?? [];

/** The words of a day, with their shape. */
function partsOf(text: string) {
  const words = wordsOf(text).filter((word) => monthOf(word) > 0 || !NO_NEWS.test(word));
  const shape = words.map(letterFor).join("");
  const wordAt = (letter: string) => words[shape.indexOf(letter)] ?? "";
  return {
    text,
    shape,
    day: Number(wordAt("N")),
    month: monthOf(wordAt("M")),
    year: wordAt("Y") || (shape.endsWith("NMN") ? (words.at(-1) ?? "") : ""),
  };
}

function letterFor(word: string): string {
  if (monthOf(word) > 0) return "M";
  if (/^\d{1,2}$/.test(word)) return "N";
  if (/^\d{4}$/.test(word)) return "Y";
  return /^\d/.test(word) ? "?" : "x";
}

/** The number of a month by its name; 0 for other words. */
function monthOf(word: string): number {
  if (word.length < 3) return 0;
  return MONTHS.findIndex((names) => names.some((name) => name.startsWith(word))) + 1;
}

/** Reads a day of three numbers. */
function readNumbers(text: string): ReadDate {
  const [first = "", second = "", third = ""] = text.match(/\d+/g) ?? [];
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

interface Known {
  /** The days of the table. */
  dates: readonly string[];
  today: string;
  /** The order that the owner has chosen. */
  order: DayOrder | undefined;
}

/** Reads days from a text: one on each line, or several with commas between them. */
export function readDates(text: string, { dates, today, order }: Known): ReadDates {
  const lines = text.split(/[\n;]/);
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
  const days = texts.flatMap((text) => [...text.matchAll(/\b(\d{1,2})[/-](\d{1,2})[/-]\d/g)]);
  const isDayFirst = days.some(([, first]) => Number(first) > 12);
  const isMonthFirst = days.some(([, , second]) => Number(second) > 12);
  // A column in which both occur says nothing.
  if (isDayFirst === isMonthFirst) return undefined;
  return isDayFirst ? "day first" : "month first";
}

function dayOf(date: ReadDate, order: DayOrder | undefined): string | undefined {
  if (date.is === "day") return date.date;
  if (date.is === "no day" || order === undefined) return undefined;
  return order === "day first" ? date.dayFirst : date.monthFirst;
}
