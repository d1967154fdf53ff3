import type { Content } from "../content.ts";
import { count } from "../count.ts";

/** Facts about the interviews, shown in the receipt and in the success notice. */
export type Interview = Content["interview"];

/** The facts about the interviews as sentences. */
export function interviewSentences(interview: Interview): string[] {
  return [...answering(interview), ...interviewLength(interview)];
}

/** How long an interview takes, if the school has said it. */
export function interviewLength({ minutes }: Interview): string[] {
  return minutes ? [`The interview takes about ${count(minutes, "minute")}.`] : [];
}

/** The first step as delivered: says less than how fast the school answers. */
const DELIVERED = "We will contact you soon.";

/** The steps after an application was sent: when the school has said how fast it answers, that first. */
export function nextSteps(steps: readonly string[], interview: Interview): string[] {
  const first = answering(interview);
  return [...first, ...(steps[0] === DELIVERED ? steps.slice(first.length) : steps)];
}

function answering({ answerDays }: Interview): string[] {
  return answerDays ? [`We answer within ${count(answerDays, "day")}.`] : [];
}
