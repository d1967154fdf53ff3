import { isDay } from "#content/calendar-day.ts";

/** Two digits of a year mean this century; other years are typing mistakes. */
const YEARS = /^20\d\d$/;
/** The months' names, in English and in Spanish; three letters of one are enough. */
const MONTHS = Array.from({ length: 12 }, (_, month) =>
  ["en", "es"].map((language) =>
    new Date(2027, month).toLocaleDateString(language, { month: "long" }).toLowerCase(),
  ),
);
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
 * @returns none if it is no day, and two if nothing says which number is the month: day first
 */
export function readDate(text: string, today: string): string[] {
  const lower = text.toLowerCase();
  // Beside a month’s name a hyphen between numbers means “to”; in “1-3-2027” it does not.
  const hasMonth = wordsOf(lower).some((word) => monthOf(word) > 0);
  const dashed = hasMonth ? lower.replace(/(\d\w*)-(?=\d{1,2}\b)/, "$1–") : lower;
  const [start, end, another] = dashed
    .split(TO)
    .map(partsOf)
    .filter(({ shape }) => /[^x]/.test(shape));
  if (!start || another) return [];
  if (/^(NN[NY]|YNN)$/.test(start.shape)) return readNumbers(start.text);
  if (!FIRST.test(start.shape) || (end && !LAST.test(end.shape))) return [];

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
  // Some write “setiembre”.
  const start = word.replace(/^set/, "sept");
  return MONTHS.findIndex((names) => names.some((name) => name.startsWith(start))) + 1;
}

function readNumbers(text: string): string[] {
  const [first = "", second = "", third = ""] = text.match(/\d+/g) ?? [];
  if (first.length === 4) return asDay(first, Number(second), Number(third));
  const dayFirst = asDay(third, Number(second), Number(first));
  // Where people put dots between the numbers, the day is first.
  if (/\d\.\d/.test(text)) return dayFirst;
  return [...new Set([...dayFirst, ...asDay(third, Number(first), Number(second))])];
}

function nextYear(month: number, day: number, today: string): string {
  const year = Number(today.slice(0, 4));
  return String(iso(year, month, day) > today ? year : year + 1);
}

/** The day in a list; empty if there is none such. */
function asDay(year: string, month: number, day: number): string[] {
  const full = year.length === 2 ? `20${year}` : year;
  const date = iso(Number(full), month, day);
  return YEARS.test(full) && isDay(date) ? [date] : [];
}

function iso(year: number, month: number, day: number): string {
  return [year, month, day].map((part) => String(part).padStart(2, "0")).join("-");
}
