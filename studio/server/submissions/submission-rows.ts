import type { Content } from "#content/content.ts";
import { isStartedCourse } from "#content/course/start-dates.ts";
import { referenceOf } from "#forms/reference-number.ts";

import { schoolDate } from "../../../server/core/school-clock.ts";
import { fullName, storedFields } from "../../../server/mail/stored-fields.ts";
import type { StoredSubmission } from "../../../server/store/admin/find-submissions.ts";
import type { SubmissionRow } from "../../contract/submission.ts";
import { momentOf } from "../school-times.ts";

/** A stored submission as the studio lists it. */
export function rowOf(
  submission: StoredSubmission,
  { school: { timeZone }, startDates }: Content,
): SubmissionRow {
  const { id, form, received_at, email, step, mails } = submission;
  const fields = storedFields(submission) ?? {};
  const startDate = fields["courseDates"] ?? "";
  const stateOf = (wanted: string) => mails.find(({ kind }) => kind === wanted)?.state;
  return {
    id,
    reference: referenceOf(id),
    form,
    received: momentOf(received_at, timeZone),
    name: fullName(fields),
    email: fields["email"] ?? email ?? "",
    startDate,
    hadStarted: isStartedCourse(startDate, startDates, schoolDate(new Date(received_at), timeZone)),
    country: fields["country"] ?? "",
    step,
    mails: { school: stateOf("school"), receipt: stateOf("receipt") },
  };
}
