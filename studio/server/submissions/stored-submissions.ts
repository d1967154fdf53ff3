import type { Content } from "#content/content.ts";
import { isStartedCourse } from "#content/course/start-dates.ts";
import { referenceOf } from "#forms/reference-number.ts";

import { answers } from "../../../server/cli/answers.ts";
import { erasePersonalData, findPersonalData } from "../../../server/cli/personal-data.ts";
import { submissionId } from "../../../server/cli/submission-id.ts";
import { schoolDate } from "../../../server/core/school-clock.ts";
import { answerLinks } from "../../../server/mail/school/answer-links.ts";
import { meaningOf } from "../../../server/mail/smtp/mail-trouble.ts";
import { fullName, storedFields } from "../../../server/mail/stored-fields.ts";
import type { StoredSubmission } from "../../../server/store/admin/find-submissions.ts";
import type { OutboxTable } from "../../../server/store/schema/tables.ts";
import type { Studio } from "../../contract/studio.ts";
import type { MailHistory, SubmissionRow } from "../../contract/submission.ts";
import { momentOf } from "../school-times.ts";
import type { StudioStore } from "../studio-store.ts";
import { readListPage } from "./list-pages.ts";

/** What the studio shows and does with submissions, by the same functions as the desk. */
export function createStoredSubmissions(
  store: StudioStore,
  content: () => Content,
  now: () => number,
): Studio["submissions"] {
  const timeZone = () => content().school.timeZone;
  return {
    page: (query, page) =>
      store.use((open) => readListPage(open.store.admin, query, page, content(), rowOf)),

    find: (id) =>
      store.use(async ({ store: { admin } }) => {
        const submission = await admin.find(await submissionId({ admin }, id));
        if (!submission) return undefined;
        const row = rowOf(submission, content());
        const fields = { email: row.email, ...storedFields(submission) };
        return {
          ...row,
          links: answerLinks(row.form, fields, row.reference, content().school.name),
          answers: answers(submission).map(([question, answer]) => ({ question, answer })),
          mails: submission.mails.flatMap((mail) => historyOf(mail, timeZone())),
        };
      }),

    resend: (id) => store.use((open) => open.store.admin.resend(id, now())),
    release: (id) => store.use((open) => open.store.admin.requeue(id, "held", now())),

    findPerson: (email) =>
      store.use(async (open) => {
        const { submissions, files } = await findPersonalData(open, email);
        return {
          submissions: submissions.map(({ id, form, received_at, mails }) => ({
            id,
            reference: referenceOf(id),
            form,
            received: momentOf(received_at, timeZone()),
            mails: mails.length,
          })),
          inboxFiles: files.length,
        };
      }),

    erasePerson: (email) =>
      store.use(async (open) => {
        const found = await findPersonalData(open, email);
        const isErased = await erasePersonalData(open, found);
        return { submissions: found.submissions.length, isBusy: !isErased };
      }),
  };
}

function rowOf(
  submission: StoredSubmission,
  { school: { timeZone }, startDates }: Content,
): SubmissionRow {
  const { id, form, received_at, email, mails } = submission;
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
    mails: { school: stateOf("school"), receipt: stateOf("receipt") },
  };
}

function historyOf(mail: OutboxTable, timeZone: string): MailHistory[] {
  const { id, kind, state, attempts, created_at, next_at, finished_at, last_error } = mail;
  if (kind !== "school" && kind !== "receipt") return [];
  return [
    {
      id,
      kind,
      state,
      attempts,
      since: momentOf(created_at, timeZone),
      next: state === "waiting" ? momentOf(next_at, timeZone) : undefined,
      finished: finished_at === null ? undefined : momentOf(finished_at, timeZone),
      lastError: last_error
        ? [last_error, meaningOf(last_error)].filter(Boolean).join(". ")
        : undefined,
    },
  ];
}
