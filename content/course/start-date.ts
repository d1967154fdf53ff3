/** A start date as content/data/start-dates.json has it. */
export interface StartDateData {
  /** The first day of the course, `YYYY-MM-DD`. */
  date: string;
  /** Spellings other than the usual `January 6th` (month) and `January 6th 2025` (label). */
  month?: string;
  label?: string;
  places?: Places;
}

/** How many places are left in a course. */
export type Places = "open" | "few" | "full";

/** A start date in the two spellings in which the site shows it. */
export interface StartDate {
  /** The first day of the course, `YYYY-MM-DD`. */
  date: string;
  /** The spelling in the section “Our Dates”, below the year. */
  month: string;
  /** The spelling in the application form, in the address `/apply/…` and in the mail. */
  label: string;
  /** Marks a course with few or no places left. Without it the course is open. */
  places?: Places;
}

const months = new Intl.DateTimeFormat("en", { month: "long", timeZone: "UTC" });
const ordinals = new Intl.PluralRules("en", { type: "ordinal" });
const suffixes: Partial<Record<Intl.LDMLPluralRule, string>> = { one: "st", two: "nd", few: "rd" };

/** A start date with the usual spellings, unless its data contains others. */
export function spellStartDate(start: StartDateData): StartDate {
  const day = new Date(`${start.date}T00:00:00Z`);
  const number = day.getUTCDate();
  const month = `${months.format(day)} ${number}${suffixes[ordinals.select(number)] ?? "th"}`;
  return { month, label: `${month} ${start.date.slice(0, 4)}`, ...start };
}
