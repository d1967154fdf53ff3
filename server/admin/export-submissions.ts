import { Readable } from "node:stream";

import { sourceColumns } from "#content/form-texts/visit-source-text.ts";
import { questions } from "#forms/questions.ts";

import { csvHead, csvRow } from "../core/spreadsheet-csv.ts";
import { storedFields } from "../mail/stored-fields.ts";
import type { AdminQueries } from "../store/admin/admin-queries.ts";
import type { StoredSubmission } from "../store/admin/find-submissions.ts";
import type { SubmissionFilter } from "../store/admin/submission-filter.ts";

/** Submissions to export, in order. */
export type Submissions = AsyncIterable<StoredSubmission> | Iterable<StoredSubmission>;

/** Submissions per query. */
const PAGE = 500;

/** The matching submissions, the oldest first, read page by page: they may not fit in memory. */
export async function* allSubmissions(
  admin: Pick<AdminQueries, "page">,
  filter: SubmissionFilter,
): AsyncGenerator<StoredSubmission> {
  let after: StoredSubmission | undefined;
  do {
    const page = await admin.page(filter, { order: "oldest first", limit: PAGE, after });
    yield* page;
    after = page.length === PAGE ? page.at(-1) : undefined;
  } while (after);
}

/** The fields of both forms; a field that both have appears once. */
const fields = new Map([...questions.contact, ...questions.application]);

const columns = [
  "ID",
  "Received",
  "Form",
  "Mail",
  "Receipt",
  ...fields.values(),
  ...sourceColumns.values(),
  "Step",
  "Notes",
  "Text",
];

/** One row per submission, for a spreadsheet. */
export function csvOf(submissions: Submissions): Readable {
  return Readable.from(linesOf(submissions));
}

async function* linesOf(submissions: Submissions): AsyncGenerator<string> {
  yield csvHead(columns);
  for await (const submission of submissions) {
    const answers = storedFields(submission);
    const stateOf = (wanted: string) =>
      submission.mails.find(({ kind }) => kind === wanted)?.state ?? "";
    yield csvRow([
      submission.id,
      submission.received_at,
      submission.form,
      stateOf("school"),
      stateOf("receipt"),
      ...[...fields.keys(), ...sourceColumns.keys()].map((field) => answers?.[field] ?? ""),
      submission.step,
      notesOf(submission),
      answers ? "" : submission.text,
    ]);
  }
}

/** All notes with their times and authors, one below the other. */
function notesOf({ events }: StoredSubmission): string {
  return events
    .filter(({ note }) => note !== null)
    .map(({ done_at, done_by, note }) => `${new Date(done_at).toISOString()} ${done_by}: ${note}`)
    .join("\n");
}

/** A JSON array with one submission per line. */
export function jsonOf(submissions: Submissions): Readable {
  return Readable.from(entriesOf(submissions));
}

async function* entriesOf(submissions: Submissions): AsyncGenerator<string> {
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
