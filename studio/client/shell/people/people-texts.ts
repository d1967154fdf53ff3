import { count } from "#content/count.ts";
import type { FormName } from "#forms/contract.ts";

import type { SubmissionRow } from "../../../server/submissions/submission-rows.ts";

/** What the owner calls each form’s submissions. */
export const formWords: Record<FormName, string> = {
  application: "Application",
  contact: "Message",
};

/** The texts about a person, wherever one is listed. */
export const peopleTexts = {
  unnamed: "No name given",
  started: (startDate: string) => `${startDate} (begun)`,
  message: (beginning: string) => `“${beginning}”`,
  waits: "waits",
  justIn: "just in",
  received: "Received",
  writeBy: { whatsApp: "WhatsApp", mail: "Mail" },
  to: (way: string, name: string) => `${way} to ${name}`,
  written: "Written? Set to answered",
  writtenTo: (name: string) => `You have written to ${name}: set to answered`,
  nobody: {
    heading: "Everybody has an answer",
    text: "The hammock is yours. Whoever writes next stands here.",
  },
  mails: {
    dead: "Mail did not arrive",
    held: "Put aside",
  },
} as const;

/** Who a person is called in the studio. */
export function nameOf({ name, email }: Pick<SubmissionRow, "name" | "email">): string {
  return name || email || peopleTexts.unnamed;
}

/** `5 hours`, `2 days` */
export function waitOf(hours: number): string {
  return hours < 24 ? count(hours, "hour", "hours") : count(Math.floor(hours / 24), "day", "days");
}

/** What a person wants, in one line. */
export function wishOf(row: SubmissionRow): string {
  const { startDate, hadStarted, country, message, name, email } = row;
  const wish = hadStarted ? peopleTexts.started(startDate) : startDate;
  return [wish, country, message && peopleTexts.message(message), !wish && name && email]
    .filter(Boolean)
    .join(" · ");
}
