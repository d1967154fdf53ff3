import { reference as referenceWords } from "#content/form-texts/reference-text.ts";
import { schoolMail as words } from "#content/mail/school-mail-text.ts";

import type { FormValues } from "#forms/contract.ts";
import { questions } from "#forms/questions.ts";
import { schoolDateAndTime } from "../../core/school-clock.ts";
import { csvHead, csvRow } from "../../core/spreadsheet-csv.ts";
import type { SubmissionsTable } from "../../store/schema/tables.ts";

/** A CSV file with a heading and one row. */
export function answersCsv(
  { form, received_at }: SubmissionsTable,
  fields: FormValues,
  reference: string,
  timeZone: string,
): string {
  const asked = questions[form];
  const answers = [...asked.keys()].map((field) => fields[field] ?? "");
  return (
    csvHead([referenceWords.label, words.received, ...asked.values()]) +
    csvRow([reference, schoolDateAndTime(new Date(received_at), timeZone), ...answers])
  );
}
