import type { factQuestions } from "./fact-questions.ts";

/** What a visitor asks on the Reviews page, each with the fact of the course that answers it if any does. */
export const hardQuestions = [
  [null, "Can I write to somebody who took the course?"],
  ["fee", "What does the fee include?"],
  ["teachingPractice", "How much will I teach while a trainer watches?"],
  ["refunds", "What do I get back if I cancel?"],
] as const satisfies readonly (readonly [keyof typeof factQuestions | null, string])[];
