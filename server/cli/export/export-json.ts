import { storedFields } from "../../mail/stored-fields.ts";
import type { StoredSubmission } from "../../store/admin/find-submissions.ts";
import type { Submissions } from "./all-submissions.ts";

/** A JSON array with one submission per line. */
export async function* jsonOf(submissions: Submissions): AsyncGenerator<string> {
  let isFirst = true;
  for await (const submission of submissions) {
    yield `${isFirst ? "[" : ","}\n${JSON.stringify(toExport(submission))}`;
    isFirst = false;
  }
  yield isFirst ? "[]\n" : "\n]\n";
}

function toExport(submission: StoredSubmission) {
  const { id, form, received_at, text, email, step, events, mails } = submission;
  return {
    id,
    form,
    receivedAt: received_at,
    email,
    fields: storedFields(submission) ?? null,
    text,
    step,
    history: events.map((event) => ({
      at: iso(event.done_at),
      by: event.done_by,
      step: event.step,
      note: event.note,
    })),
    mails: mails.map((mail) => ({
      kind: mail.kind,
      state: mail.state,
      attempts: mail.attempts,
      nextAttemptAt: mail.state === "waiting" ? iso(mail.next_at) : null,
      finishedAt: mail.finished_at === null ? null : iso(mail.finished_at),
      lastError: mail.last_error,
    })),
  };
}

function iso(moment: number): string {
  return new Date(moment).toISOString();
}
