import { Readable } from "node:stream";

import { questions } from "#forms/questions.ts";

import { csvHead, csvRow } from "../../core/spreadsheet-csv.ts";
import { storedFields } from "../../mail/stored-fields.ts";
import type { Submissions } from "./all-submissions.ts";

/** The fields of both forms; a field that both have appears once. */
const fields = new Map([...questions.contact, ...questions.application]);

const columns = ["ID", "Received", "Form", "Mail", "Receipt", ...fields.values(), "Text"];

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
      ...[...fields.keys()].map((field) => answers?.[field] ?? ""),
      answers ? "" : submission.text,
    ]);
  }
}
