import type { WrittenStartDate } from "../schema/course.ts";
import { monthName } from "./month-name.ts";
import type { StartDate } from "./start-dates.ts";

const ordinals = new Intl.PluralRules("en", { type: "ordinal" });
const suffixes: Partial<Record<Intl.LDMLPluralRule, string>> = { one: "st", two: "nd", few: "rd" };

/** A start date with the usual spellings, unless its document contains others. */
export function spellStartDate({ seats, ...start }: WrittenStartDate): StartDate {
  const number = Number(start.date.slice(8));
  const month = `${monthName(Number(start.date.slice(5, 7)))} ${number}${suffixes[ordinals.select(number)] ?? "th"}`;
  const places = seats === undefined ? {} : { places: placesLeft(seats) };
  return { month, label: `${month} ${start.date.slice(0, 4)}`, ...start, ...places };
}

/** Visitors see “Few places left” from this number of places down. */
export const FEW_SEATS = 3;

/** What visitors see of a number of places that are left. */
export function placesLeft(seats: number): "open" | "few" | "full" {
  if (seats <= 0) return "full";
  return seats <= FEW_SEATS ? "few" : "open";
}
