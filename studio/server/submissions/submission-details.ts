import type { Content } from "#content/content.ts";
import { referenceOf } from "#forms/reference-number.ts";

import { answers } from "../../../server/cli/answers.ts";
import { submissionId } from "../../../server/cli/submission-id.ts";
import { answerLinks } from "../../../server/mail/school/answer-links.ts";
import { heldReasons } from "../../../server/mail/held-reasons.ts";
import { storedFields } from "../../../server/mail/stored-fields.ts";
import type { AdminQueries } from "../../../server/store/admin/admin-queries.ts";
import type { StoredSubmission } from "../../../server/store/admin/find-submissions.ts";
import type { PutAside, SubmissionDetails } from "../../contract/submission.ts";
import type { SubmissionQuery } from "../../contract/submission-query.ts";
import { momentOf } from "../school-times.ts";
import { filterOf } from "./submission-filters.ts";
import { repliesTo } from "./replies-to.ts";
import { rowOf } from "./submission-rows.ts";
import { timelineOf } from "./submission-timeline.ts";

/** Other submissions of the same person that a page names. */
const MOST_RELATED = 5;

/** Reads one submission by its id or reference number, and its neighbours in a list. */
export async function readSubmission(
  admin: AdminQueries,
  typed: string,
  query: SubmissionQuery,
  content: Content,
): Promise<SubmissionDetails | undefined> {
  const submission = await admin.find(await submissionId({ admin }, typed));
  if (!submission) return undefined;
  const { timeZone } = content.school;
  const row = rowOf(submission, content);
  const filter = filterOf(query, timeZone);
  const [[newer], [older], sent, isSenderRefused] = await Promise.all([
    admin.page(filter, { order: "oldest first", limit: 1, after: submission }),
    admin.page(filter, { order: "newest first", limit: 1, after: submission }),
    row.email ? admin.findByEmail(row.email.toLowerCase(), MOST_RELATED + 1) : [],
    row.email ? admin.isRefused(row.email) : false,
  ]);
  const fields = { email: row.email, ...storedFields(submission) };
  return {
    ...row,
    links: answerLinks(row.form, fields, row.reference, content.school.name),
    replies: row.form === "application" ? repliesTo(fields, row.reference, content) : [],
    putAside: putAsideOf(submission, isSenderRefused),
    answers: answers(submission).map(([question, answer]) => ({ question, answer })),
    timeline: timelineOf(submission, timeZone),
    related: sent
      .filter(({ id }) => id !== submission.id)
      .slice(0, MOST_RELATED)
      .map(({ id, form, received_at }) => ({
        id,
        reference: referenceOf(id),
        form,
        received: momentOf(received_at, timeZone),
      })),
    newer: newer?.id,
    older: older?.id,
  };
}

function putAsideOf(submission: StoredSubmission, isSenderRefused: boolean): PutAside {
  const school = submission.mails.find(({ kind }) => kind === "school")?.state;
  return {
    state: school === "held" || school === "advertising" ? school : undefined,
    reasons: heldReasons(submission),
    isSenderRefused,
  };
}
