import type { Documents } from "../schema/documents.ts";
import { count } from "../count.ts";

export type Course = Documents["course"];

export const courseText = {
  name: "TEFL course",
  tuition: "Tuition",
  includes: "It includes",
} as const;

/** A price with its currency, as all texts show it. */
export function priceText({ amount, currency }: Course["price"]): string {
  return `${amount} ${currency}`;
}

/** The facts on a ticket. */
export function ticketFacts({ hours, weeks }: Pick<Course, "hours" | "weeks">, place: string) {
  return [
    { label: "Course", value: `${hours} hours` },
    { label: "Duration", value: count(weeks, "week") },
    { label: "Schedule", value: "Full-time" },
    { label: "Place", value: place },
  ];
}

/** The first line on the price card. */
export function courseLength({ hours, weeks }: Pick<Course, "hours" | "weeks">): string {
  return `${hours} hours in ${count(weeks, "week")}, full-time`;
}

/** The fact to which the register of the accreditation belongs. */
export const ACCREDITED = "Accredited";

export const accreditedBy = "by Mexico’s education ministry (SEP)";

/** What people compare courses by, at the top of the home page. */
export function factsInShort({ hours, weeks, price }: Course) {
  return [
    { fact: count(weeks, "week"), about: "full-time" },
    { fact: `${hours} hours`, about: "of training" },
    { fact: priceText(price), about: "tuition" },
  ];
}
