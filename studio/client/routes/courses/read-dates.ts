import { type DayOrder, readDate, type ReadDate } from "./read-date.ts";

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
