import type { Content } from "../content.ts";
import { count } from "../count.ts";

/** Facts about the interviews, shown in the receipt and in the success notice. */
export type Interview = Content["interview"];

/** The facts about the interviews as sentences. */
export function interviewSentences({ answerDays, minutes }: Interview): string[] {
  return [
    ...(answerDays ? [`We answer within ${count(answerDays, "day")}.`] : []),
    ...(minutes ? [`The interview takes about ${count(minutes, "minute")}.`] : []),
  ];
}
