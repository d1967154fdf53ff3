import { Readable } from "node:stream";
import { stringify } from "csv-stringify";

import { questions } from "#forms/questions.ts";

import { storedFields } from "../../mail/stored-fields.ts";
import type { Submissions } from "./all-submissions.ts";

/** The fields of both forms; a field that both have appears once. */
const fields = new Map([...questions.contact, ...questions.application]);

const columns = ["ID", "Received", "Form", "Mail", "Receipt", ...fields.values(), "Text"];

const PHONE_NUMBER = /^\+\d+$/;

/**
 * One row per submission, for a spreadsheet: with a byte order mark, so that it is read as UTF-8,
 * and with formulas escaped.
 */
export function csvOf(submissions: Submissions): Readable {
  const csv = stringify({
    bom: true,
    header: true,
    columns,
    escape_formulas: true,
    // Phone numbers are not escaped: their “+” starts no formula, and people copy the whole cell.
    cast: {
      string: (value) => (PHONE_NUMBER.test(value) ? { value, escape_formulas: false } : value),
    },
    record_delimiter: "windows",
    quote_record_delimiter: true,
  });
  return Readable.from(rows(submissions)).compose(csv);
}

async function* rows(submissions: Submissions): AsyncGenerator<string[]> {
  for await (const submission of submissions) {
    const answers = storedFields(submission);
    const stateOf = (wanted: string) =>
      submission.mails.find(({ kind }) => kind === wanted)?.state ?? "";
    yield [
      submission.id,
      submission.received_at,
      submission.form,
      stateOf("school"),
      stateOf("receipt"),
      ...[...fields.keys()].map((field) => answers?.[field] ?? ""),
      answers ? "" : submission.text,
    ];
  }
}
