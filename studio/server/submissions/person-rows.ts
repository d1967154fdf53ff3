import type { Content } from "#content/content.ts";

import type { Person } from "#server/store/admin/read-people.ts";
import { rowOf, type SubmissionRow } from "./submission-rows.ts";

export type ListedPerson = ReturnType<typeof personRow>;

/** A person as the studio lists them: what to answer, with what they wrote last. */
export function personRow(
  { place, newest, subject, application, waiting, applications, messages }: Person,
  content: Content,
  now: number,
) {
  const last = rowOf(newest, content, now);
  const since = last.isWaiting ? place.received_at : newest.received_at;
  const row = rowOf(subject, content, now, since);
  const isDead = row.mails.school === "dead" || row.mails.receipt === "dead";
  return {
    ...withApplicant(row, application ? rowOf(application, content, now) : row),
    message: last.message,
    /** Whose page is theirs: a message that waits is answered on that of their application. */
    page: row.isWaiting && !isDead && row.form === "contact" ? (application?.id ?? row.id) : row.id,
    /** What is answered with a step that is set here: all of theirs that is shown as waiting. */
    covers: last.isWaiting ? waiting : [],
    /** For a message that waits: their application, once it has an answer. */
    answered: row.form === "contact" && row.isWaiting ? answeredOf(application) : undefined,
    applications,
    messages,
  };
}

/** An application that has an answer. */
export function answeredOf(submission: Pick<SubmissionRow, "id" | "form" | "step"> | undefined) {
  if (submission?.form !== "application" || submission.step === "new") return undefined;
  const { id, form, step } = submission;
  return { id, form, step };
}

/** What was sent, with what is known of its sender from their newest application. */
export function withApplicant(row: SubmissionRow, applicant: SubmissionRow): SubmissionRow {
  return {
    ...row,
    name: row.name || applicant.name,
    country: row.country || applicant.country,
    region: row.region ?? applicant.region,
    links: { ...applicant.links, mail: row.links.mail },
  };
}
