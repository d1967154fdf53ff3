import { isDay } from "../calendar-day.ts";
import { spellStartDate } from "../course/spell-start-date.ts";
import { startDates as schema, type WrittenStartDate } from "../schema/course.ts";
import type { Mistake } from "./mistake.ts";

const DOCUMENT = "start-dates";

/** Characters that end a part of a URL, or begin an escape in it. */
const NOT_IN_URL = /[/\\?#%]/;

/** Start dates that do not exist, occur twice or contradict their labels. */
export function dateMistakes(data: unknown): Mistake[] {
  const parsed = schema.safeParse(data);
  // Missing and unknown values are reported by schema-mistakes.ts.
  if (!parsed.success) return [];
  const { startDates } = parsed.data;
  return startDates.flatMap((start, index) =>
    entryMistakes(start, startDates.slice(0, index)).map(([field, says]) => ({
      document: DOCUMENT,
      path: ["startDates", index, field],
      says,
    })),
  );
}

type EntryMistake = [field: keyof WrittenStartDate, says: string];

function entryMistakes(
  start: WrittenStartDate,
  before: readonly WrittenStartDate[],
): EntryMistake[] {
  const { date } = start;
  // Empty values are reported by text-mistakes.ts.
  if (date.trim() === "") return [];
  if (!isDay(date)) {
    return [["date", `is “${date}”, which is no day. Write it as 2027-01-31.`]];
  }
  const mistakes: EntryMistake[] = [];
  const { month, label } = spellStartDate(start);
  const earlier = before.filter((other) => isDay(other.date));
  if (earlier.some((other) => other.date === date)) {
    mistakes.push(["date", `is ${date} once more: each date can be there only once.`]);
  }
  if (start.label && earlier.some((other) => spellStartDate(other).label === label)) {
    mistakes.push(["label", `is “${label}” once more: each date needs one of its own.`]);
  }
  const [character] = NOT_IN_URL.exec(label) ?? [];
  if (character) {
    mistakes.push(["label", `has “${character}”, which cannot be in a link. Write it without.`]);
  }
  const day = new Date(`${date}T00:00:00Z`);
  const [name = ""] = spellStartDate({ date }).month.split(" ");
  const monthAndDay = [name, String(day.getUTCDate())];
  if (!names(month, monthAndDay)) {
    mistakes.push(["month", `is “${month}”, but its date is ${date}.`]);
  }
  if (!names(label, [...monthAndDay, date.slice(0, 4)])) {
    mistakes.push(["label", `is “${label}”, but its date is ${date}.`]);
  }
  return mistakes;
}

/** Whether a label contains all of these words; a number may have an ordinal suffix (`2nd`). */
function names(words: string, parts: readonly string[]): boolean {
  return parts.every((part) => new RegExp(`(?<!\\d)${part}(?!\\d)`).test(words));
}
