import data from "#content/data/interview.json" with { type: "json" };

/** Facts about the interviews, shown in the receipt and in the success notice. */
export type Interview = typeof data;

/** What the school says about the interview. */
export const interview: Interview = data;

const count = (number: number, unit: string) => `${number} ${unit}${number === 1 ? "" : "s"}`;

/** The facts about the interviews as sentences. */
export function interviewSentences({ answerDays, minutes }: Interview): string[] {
  return [
    ...(answerDays ? [`We answer within ${count(answerDays, "day")}.`] : []),
    ...(minutes ? [`The interview takes about ${count(minutes, "minute")}.`] : []),
  ];
}
