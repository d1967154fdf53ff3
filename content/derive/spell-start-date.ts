import type { StartDate } from "../course/start-dates.ts";
import type { Documents } from "../schema/documents.ts";

/** A start date as content/data/start-dates.json has it. */
export type WrittenStartDate = Documents["start-dates"]["startDates"][number];

const months = new Intl.DateTimeFormat("en", { month: "long", timeZone: "UTC" });
const ordinals = new Intl.PluralRules("en", { type: "ordinal" });
const suffixes: Partial<Record<Intl.LDMLPluralRule, string>> = { one: "st", two: "nd", few: "rd" };

/** A start date with the usual spellings, unless its document contains others. */
export function spellStartDate(start: WrittenStartDate): StartDate {
  const day = new Date(`${start.date}T00:00:00Z`);
  const number = day.getUTCDate();
  const month = `${months.format(day)} ${number}${suffixes[ordinals.select(number)] ?? "th"}`;
  return { month, label: `${month} ${start.date.slice(0, 4)}`, ...start };
}
