import type { FormName } from "#forms/contract.ts";
import type { Step } from "#forms/steps.ts";

import { meaningOf } from "#server/mail/smtp/mail-trouble.ts";
import type { StoredSubmission } from "#server/store/admin/find-submissions.ts";
import {
  isAboutSubmission,
  type OutboxTable,
  type SubmissionEventsTable,
  type SubmissionMailKind,
} from "#server/store/schema/tables.ts";
import { type Moment, momentOf } from "../school-times.ts";

/** The state of one mail and its delivery attempts, with what the mail server said at last. */
export interface MailHistory extends Pick<OutboxTable, "state" | "attempts"> {
  kind: SubmissionMailKind;
  lastError: string | undefined;
}

/** A moment in the history of what a person has sent. */
export type TimelineEntry = { id: string; at: Moment; form: FormName } & (
  | { kind: "received" }
  | { kind: "mail"; mail: MailHistory }
  | { kind: "step"; step: Step; by: string }
  | { kind: "note"; note: string; by: string }
);

/** What happened to submissions, the oldest first: steps, notes, and the mails of the first. */
export function timelineOf(
  submissions: readonly StoredSubmission[],
  timeZone: string,
): TimelineEntry[] {
  return submissions
    .flatMap(({ id, form, received_at, mails, events }, index): TimelineEntry[] => [
      { id, form, kind: "received", at: momentOf(received_at, timeZone) },
      ...(index === 0 ? mails.flatMap((mail) => mailEntry(mail, form, timeZone)) : []),
      ...events.map((event) => eventEntry(event, form, momentOf(event.done_at, timeZone))),
    ])
    .toSorted((a, b) => a.at.iso.localeCompare(b.at.iso));
}

function eventEntry(
  { id, step, note, done_by: by }: SubmissionEventsTable,
  form: FormName,
  at: Moment,
): TimelineEntry {
  const shared = { id, form, at, by };
  return step ? { ...shared, kind: "step", step } : { ...shared, kind: "note", note: note ?? "" };
}

function mailEntry(mail: OutboxTable, form: FormName, timeZone: string): TimelineEntry[] {
  const { id, kind, state, attempts, created_at, finished_at, last_error } = mail;
  if (!isAboutSubmission(kind)) return [];
  const words = last_error ? [last_error, meaningOf(last_error)] : [];
  const lastError = words.filter(Boolean).join(". ") || undefined;
  const at = momentOf(finished_at ?? created_at, timeZone);
  return [{ id, form, kind: "mail", at, mail: { kind, state, attempts, lastError } }];
}
