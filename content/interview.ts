/** Facts about the interviews that only the school knows. Leave out what is undecided. */
export interface Interview {
  /** The number of days within which the school answers an application. */
  answerDays?: number;
  /** The length of an interview in minutes. */
  minutes?: number;
  /** A link to the page on which applicants choose a time. */
  booking?: { label: string; address: string };
}

/**
 * Shown to applicants in the receipt and in the success notice. For example:
 * `{ answerDays: 3, minutes: 30, booking: { label: "Choose a time", address: "https://…" } }`
 */
export const interview: Interview = {};

const count = (number: number, unit: string) => `${number} ${unit}${number === 1 ? "" : "s"}`;

/** The sentences that state these facts. */
export function interviewSentences({ answerDays, minutes }: Interview): string[] {
  return [
    ...(answerDays ? [`We answer within ${count(answerDays, "day")}.`] : []),
    ...(minutes ? [`The interview takes about ${count(minutes, "minute")}.`] : []),
  ];
}
