import { startDates } from "#content/start-dates.ts";
import type { AnswerCount } from "../../server/store/admin/count-answers.ts";

/** Answers in the order of the start dates; those no longer in content/ come first. */
export function inOrder(counts: readonly AnswerCount[]): AnswerCount[] {
  const position = new Map(startDates.map(({ label }, index) => [label, index]));
  const of = ({ answer }: AnswerCount) => position.get(answer) ?? -1;
  return counts.toSorted((a, b) => of(a) - of(b));
}
