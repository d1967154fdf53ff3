import type { Step } from "#forms/steps.ts";

import { meaningOf } from "#server/mail/smtp/mail-trouble.ts";
import type { StoredSubmission } from "#server/store/admin/find-submissions.ts";
import {
  isAboutSubmission,
  type NoteKind,
  type OutboxTable,
  type SubmissionEventsTable,
  type SubmissionMailKind,
} from "#server/store/schema/tables.ts";
import { type Moment, momentOf } from "../school-times.ts";
import { shortDay } from "./submission-rows.ts";

/** The state of one mail and its delivery attempts, with what the mail server said at last. */
export interface MailHistory extends Pick<OutboxTable, "state" | "attempts"> {
  kind: SubmissionMailKind;
  lastError: string | undefined;
}

/** What an entry is about. */
interface Of extends Pick<StoredSubmission, "id" | "form"> {
  /** `24 Nov` */
  receivedOn: string;
}

/** A moment in the history of what a person has sent. */
export type TimelineEntry = { id: string; at: Moment; of: Of } & (
  | { kind: "received" }
  | { kind: "mail"; mail: MailHistory }
  | { kind: "step"; step: Step; by: string }
  | { kind: "note"; note: string; by: string }
  | { kind: Exclude<NoteKind, "note">; note: string; by: string }
);

/** What happened to submissions, the newest first: steps, notes, and the mails of the first. */
export function timelineOf(
  submissions: readonly StoredSubmission[],
  timeZone: string,
): TimelineEntry[] {
  return submissions
    .flatMap(({ id, form, received_at, mails, events }, index): TimelineEntry[] => {
      const of = { id, form, receivedOn: shortDay(new Date(received_at), timeZone) };
      return [
        { id, of, kind: "received", at: momentOf(received_at, timeZone) },
        ...(index === 0 ? mails.flatMap((mail) => mailEntry(mail, of, timeZone)) : []),
        ...events.map((event) => eventEntry(event, of, momentOf(event.done_at, timeZone))),
      ];
    })
    .toSorted((a, b) => a.at.iso.localeCompare(b.at.iso))
    .toReversed();
}

function eventEntry(
  { id, step, kind, note, done_by: by }: SubmissionEventsTable,
  of: Of,
  at: Moment,
): TimelineEntry {
  const shared = { id, of, at, by };
  return step ? { ...shared, kind: "step", step } : { ...shared, kind, note: note ?? "" };
}

function mailEntry(mail: OutboxTable, of: Of, timeZone: string): TimelineEntry[] {
  const { id, kind, state, attempts, created_at, finished_at, last_error } = mail;
  if (!isAboutSubmission(kind)) return [];
  const words = last_error ? [last_error, meaningOf(last_error)] : [];
  const lastError = words.filter(Boolean).join(". ") || undefined;
  const at = momentOf(finished_at ?? created_at, timeZone);
  return [{ id, of, kind: "mail", at, mail: { kind, state, attempts, lastError } }];
}
