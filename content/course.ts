/** The course: what it is, how long it takes and what it costs. */
export const course = {
  name: "TEFL course",
  description:
    "A 150-hour, 4-week, full-time course in teaching English as a foreign language, held in Puerto Vallarta, Mexico.",
  hours: 150,
  weeks: 4,
  tuition: { label: "Tuition", amount: 1299, currency: "USD" },
} as const;

/** The price as every text writes it. */
export const price = `${course.tuition.amount} ${course.tuition.currency}`;

/** What the price card lists under the price. */
export const courseFacts: readonly { label: string; value: string }[] = [
  { label: "Length", value: `${course.hours} hours` },
  { label: "Duration", value: `${course.weeks} weeks` },
  { label: "Schedule", value: "Full-time" },
  { label: "Place", value: "Puerto Vallarta, Mexico" },
  { label: "Accreditation", value: "Official, from the Mexican education ministry (SEP)" },
];
