import { Readable } from "node:stream";

import { sourceColumns } from "#content/form-texts/visit-source-text.ts";
import { questions } from "#forms/questions.ts";

import { csvHead, csvRow } from "../../core/spreadsheet-csv.ts";
import { storedFields } from "../../mail/stored-fields.ts";
import type { StoredSubmission } from "../../store/admin/find-submissions.ts";
import type { Submissions } from "./all-submissions.ts";

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
