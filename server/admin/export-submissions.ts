import { setImmediate } from "node:timers/promises";

import { sourceColumns } from "#content/form-texts/visit-source-text.ts";
import type { FormName, FormValues } from "#forms/contract.ts";
import { questions } from "#forms/questions.ts";
import type { Step } from "#forms/steps.ts";

import { csvHead, csvRow } from "../core/spreadsheet-csv.ts";
import { storedFields } from "../mail/stored-fields.ts";
import type { AdminQueries } from "../store/admin/admin-queries.ts";
import type { StoredSubmission } from "../store/admin/find-submissions.ts";
import type { SubmissionFilter } from "../store/admin/submission-filter.ts";
import type { NoteKind } from "../store/schema/tables.ts";

export type Submissions = AsyncIterable<StoredSubmission> | Iterable<StoredSubmission>;

/** Submissions per query: few, because others wait for the rows of each. */
const PAGE = 100;

/** The matching submissions, the oldest first, read page by page: they may not fit in memory. */
export async function* allSubmissions(admin: Pick<AdminQueries, "page">, filter: SubmissionFilter) {
  let after: StoredSubmission | undefined;
  do {
    const page = await admin.page(filter, { order: "oldest first", limit: PAGE, after });
    yield* page;
    // SQLite answers at once: without a pause, all other requests would wait for the last page.
    await setImmediate();
    after = page.length === PAGE ? page.at(-1) : undefined;
  } while (after);
}

/** The fields of both forms; a field that both have appears once. */
const fields = new Map([...questions.contact, ...questions.application]);

const forms = { application: "Application", contact: "Message" } satisfies Record<FormName, string>;

/** How the reader of a table says things. */
interface Wording {
  time: (moment: Date) => string;
  step: (step: Step) => string;
}

/** A submission, with its answers unless it is too old to have them. */
interface Row {
  submission: StoredSubmission;
  answers: FormValues | undefined;
  wording: Wording;
}

/** A column's heading, and its cell. */
type Column = [heading: string, cell: (row: Row) => string];

/** What a school reads first; last what its technician reads. */
const columns: readonly Column[] = [
  ["Received", ({ submission, wording }) => wording.time(new Date(submission.received_at))],
  ["Form", ({ submission }) => forms[submission.form]],
  ["Step", ({ submission, wording }) => wording.step(submission.step)],
  ...Array.from([...fields, ...sourceColumns], ([field, heading]): Column => [
    heading,
    ({ answers }) => answers?.[field] ?? "",
  ]),
  ["Notes", notesOf],
  ["Text", ({ submission, answers }) => (answers ? "" : submission.text)],
  ["Mail", ({ submission }) => stateOf(submission, "school")],
  ["Receipt", ({ submission }) => stateOf(submission, "receipt")],
  ["ID", ({ submission }) => submission.id],
];

/** One row per submission, for a spreadsheet, in the words of its reader. */
export async function* csvOf(submissions: Submissions, wording: Wording): AsyncGenerator<string> {
  yield csvHead(columns.map(([heading]) => heading));
  for await (const submission of submissions) {
    const row = { submission, answers: storedFields(submission), wording };
    yield csvRow(columns.map(([, cell]) => cell(row)));
  }
}

function stateOf({ mails }: StoredSubmission, wanted: string): string {
  return mails.find(({ kind }) => kind === wanted)?.state ?? "";
}

const kinds = { note: "", phone: "Phone: ", letter: "Sent: " } satisfies Record<NoteKind, string>;

/** All notes with their times and authors, one below the other. */
function notesOf({ submission, wording }: Row): string {
  return submission.events
    .filter(({ note }) => note !== null)
    .map(
      ({ done_at: at, done_by: by, kind, note }) =>
        `${wording.time(new Date(at))} ${by}: ${kinds[kind]}${note}`,
    )
    .join("\n");
}

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
      kind: event.note === null ? null : event.kind,
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
