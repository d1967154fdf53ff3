import type { Course } from "../content.ts";

/** The names of the course and of its price. */
export const courseText = { name: "TEFL course", tuition: "Tuition" } as const;

/** A price with its currency, as all texts show it. */
export function priceText({ amount, currency }: Course["price"]): string {
  return `${amount} ${currency}`;
}

/** The list on the price card. */
export function courseFacts({ hours, weeks }: Course, place: string) {
  return [
    { label: "Length", value: `${hours} hours` },
    { label: "Duration", value: `${weeks} weeks` },
    { label: "Schedule", value: "Full-time" },
    { label: "Place", value: place },
    {
      label: "Accreditation",
      value: "Official accreditation from the Mexican education ministry (SEP)",
    },
  ];
}
