/** What only the school knows about its interviews. Leave out what it has not decided. */
export interface Interview {
  /** Within how many days applicants hear from the school. */
  answerDays?: number;
  /** How long an interview takes. */
  minutes?: number;
  /** The school’s own page on which applicants choose a time: its link, and where it leads. */
  booking?: { label: string; address: string };
}

/**
 * Shown to applicants in the receipt and in the success notice. For example:
 * `{ answerDays: 3, minutes: 30, booking: { label: "Choose a time", address: "https://…" } }`
 */
export const interview: Interview = {};

const count = (number: number, unit: string) => `${number} ${unit}${number === 1 ? "" : "s"}`;

/** The sentences made of these facts; none while there are none. */
export function interviewSentences({ answerDays, minutes }: Interview): string[] {
  return [
    ...(answerDays ? [`We answer within ${count(answerDays, "day")}.`] : []),
    ...(minutes ? [`The interview takes about ${count(minutes, "minute")}.`] : []),
  ];
}
