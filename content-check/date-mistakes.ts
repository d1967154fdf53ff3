import * as z from "zod";

const startDatesSchema = z.array(
  z.object({
    date: z.string(),
    month: z.string(),
    label: z.string(),
    places: z.unknown().optional(),
  }),
);

const PLACES = new Set<unknown>(["open", "few", "full"]);

type StartDate = z.output<typeof startDatesSchema>[number];

/** Start dates that do not exist, contradict their labels or are out of order. */
export function dateMistakes(exported: Readonly<Record<string, unknown>>): string[] {
  const parsed = startDatesSchema.safeParse(exported["startDates"]);
  // Missing values are reported by text-mistakes.ts.
  if (!parsed.success || parsed.data.length === 0) return [];
  const starts = parsed.data;
  const { defaultYear } = exported;
  const mistakes = starts.flatMap((start, index) => entryMistakes(start, index, starts));
  if (!starts.some(({ date }) => date.startsWith(`${String(defaultYear)}-`))) {
    mistakes.push(`defaultYear is ${String(defaultYear)}, but no start date is in that year.`);
  }
  return mistakes.map((mistake) => `content/start-dates.ts: ${mistake}`);
}

function entryMistakes(
  { date, month, label, places }: StartDate,
  index: number,
  starts: readonly StartDate[],
): string[] {
  // Empty values are reported by text-mistakes.ts.
  if (date.trim() === "") return [];
  const entry = `startDates, entry ${index + 1},`;
  if (!isDay(date)) {
    return [`${entry} date is “${date}”, which is no day. Write it as 2027-01-31.`];
  }
  const mistakes: string[] = [];
  const earlier = starts.slice(0, index);
  if (earlier.some((other) => other.date === date)) {
    mistakes.push(`${entry} date is ${date} once more: each date can be there only once.`);
  } else if (earlier.some((other) => isDay(other.date) && other.date > date)) {
    mistakes.push(
      `${entry} date is ${date}, which is before the date above it: the oldest is first.`,
    );
  }
  if (label && earlier.some((other) => other.label === label)) {
    mistakes.push(`${entry} label is “${label}” once more: each date needs one of its own.`);
  }
  if (places !== undefined && !PLACES.has(places)) {
    mistakes.push(`${entry} places is “${String(places)}”. Write open, few or full.`);
  }
  const day = new Date(`${date}T00:00:00Z`);
  const name = new Intl.DateTimeFormat("en", { month: "long", timeZone: "UTC" }).format(day);
  const monthAndDay = [name, String(day.getUTCDate())];
  if (month && !names(month, monthAndDay)) {
    mistakes.push(`${entry} month is “${month}”, but its date is ${date}.`);
  }
  if (label && !names(label, [...monthAndDay, date.slice(0, 4)])) {
    mistakes.push(`${entry} label is “${label}”, but its date is ${date}.`);
  }
  return mistakes;
}

function isDay(date: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return false;
  const day = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date);
}

/** Whether a label contains all of these words; a number may have an ordinal suffix (`2nd`). */
function names(words: string, parts: readonly string[]): boolean {
  return parts.every((part) => new RegExp(`(?<!\\d)${part}(?!\\d)`).test(words));
}
