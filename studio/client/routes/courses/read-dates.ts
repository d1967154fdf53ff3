import { readDate } from "#studio/contract/read-day.ts";

/** Which of two numbers is the day, as in `1/3/2027`. */
export type DayOrder = "day first" | "month first";

/** What was understood of a typed text or a pasted column. */
export type ReadDates = ReturnType<typeof readDates>;

interface Known {
  /** The days of the table. */
  dates: readonly string[];
  today: string;
  /** The order that the owner has chosen. */
  order: DayOrder | undefined;
}

/** Reads days from a text: one on each line, or several with commas between them. */
export function readDates(text: string, { dates, today, order }: Known) {
  const lines = text.split(/[\n;]/);
  const read = lines.flatMap((line) => readLine(line, today));
  const chosen = order ?? orderIn(lines.join("\n"));
  const asked = chosen ? undefined : read.find(({ dates: two }) => two.length > 1)?.dates;
  const days = read.flatMap(({ dates: either }) => {
    if (either.length < 2) return either;
    return chosen ? either.toSpliced(chosen === "day first" ? 1 : 0, 1) : [];
  });
  const added = [...new Set(days)].filter((day) => !dates.includes(day)).toSorted();
  return {
    /** The days (`YYYY-MM-DD`) that are new, the earliest first. */
    added,
    /** Those that the table has already, or that occur once more. */
    known: days.filter((day, index) => dates.includes(day) || days.indexOf(day) < index),
    /** The texts that are no day. */
    unknown: read.filter((piece) => piece.dates.length === 0).map((piece) => piece.text),
    /** The two days that the first such text can be; nothing in the whole text says which. */
    asked,
  };
}

/** The days of a line; of a row of a spreadsheet, its first cell that is a day. */
function readLine(line: string, today: string) {
  const cells = line
    .split("\t")
    .map((cell) => cell.trim())
    .filter(Boolean);
  const pieces = cells.map((cell) => ({ text: cell, dates: readDate(cell, today) }));
  const found = pieces.find((piece) => piece.dates.length > 0);
  if (found) return [found];
  const [whole] = pieces;
  if (!whole) return [];
  const parts = whole.text.split(/,|\band\b|\by\b/).map((part) => part.trim());
  const several = parts.map((part) => ({ text: part, dates: readDate(part, today) }));
  return several.every((piece) => piece.dates.length > 0) ? several : [whole];
}

/** A number above 12 tells for all rows and columns which one is the day. */
function orderIn(text: string): DayOrder | undefined {
  const days = [...text.matchAll(/\b(\d{1,2})[/-](\d{1,2})[/-]\d/g)];
  const isDayFirst = days.some(([, first]) => Number(first) > 12);
  const isMonthFirst = days.some(([, , second]) => Number(second) > 12);
  // A column in which both occur says nothing.
  if (isDayFirst === isMonthFirst) return undefined;
  return isDayFirst ? "day first" : "month first";
}
