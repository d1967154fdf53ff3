import { reference as referenceWords } from "#content/form-texts/reference-text.ts";
import { schoolMail as words } from "#content/mail/school-mail-text.ts";
import { stringify } from "csv-stringify/sync";

import type { FormValues } from "#forms/contract.ts";
import { questions } from "#forms/questions.ts";
import { schoolDateAndTime } from "../../core/school-clock.ts";
import type { SubmissionsTable } from "../../store/schema/tables.ts";

/** A CSV file with a heading and one row, with formulas escaped. */
export function answersCsv(
  { form, received_at }: SubmissionsTable,
  fields: FormValues,
  reference: string,
  timeZone: string,
): string {
  const asked = questions[form];
  const head = [referenceWords.label, words.received, ...asked.values()];
  const row = [
    reference,
    schoolDateAndTime(new Date(received_at), timeZone),
    ...[...asked.keys()].map((field) => fields[field] ?? ""),
  ];
  return stringify([head, row], {
    bom: true,
    escape_formulas: true,
    record_delimiter: "windows",
    quote_record_delimiter: true,
  });
}
