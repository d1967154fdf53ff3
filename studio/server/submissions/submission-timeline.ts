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

/** A moment in the history of a submission. */
export type TimelineEntry = { id: string; at: Moment } & (
  | { kind: "received" }
  | { kind: "mail"; mail: MailHistory }
  | { kind: "step"; step: Step; by: string }
  | { kind: "note"; note: string; by: string }
);

/** What happened to a submission, the oldest first: its mails, the steps and the notes. */
export function timelineOf(submission: StoredSubmission, timeZone: string): TimelineEntry[] {
  const { id, received_at, mails, events } = submission;
  const rest = [
    ...mails.flatMap((mail) => mailEntry(mail, timeZone)),
    ...events.map((event) => eventEntry(event, momentOf(event.done_at, timeZone))),
  ];
  const at = momentOf(received_at, timeZone);
  return [
    { id, kind: "received", at },
    ...rest.toSorted((a, b) => a.at.iso.localeCompare(b.at.iso)),
  ];
}

function eventEntry(
  { id, step, note, done_by: by }: SubmissionEventsTable,
  at: Moment,
): TimelineEntry {
  return step ? { id, kind: "step", at, step, by } : { id, kind: "note", at, note: note ?? "", by };
}

function mailEntry(mail: OutboxTable, timeZone: string): TimelineEntry[] {
  const { id, kind, state, attempts, created_at, finished_at, last_error } = mail;
  if (!isAboutSubmission(kind)) return [];
  const words = last_error ? [last_error, meaningOf(last_error)] : [];
  const lastError = words.filter(Boolean).join(". ") || undefined;
  const at = momentOf(finished_at ?? created_at, timeZone);
  return [{ id, kind: "mail", at, mail: { kind, state, attempts, lastError } }];
}
