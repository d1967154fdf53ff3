import { visitSourceLabel } from "#content/form-texts/visit-source-text.ts";
import { schoolMail } from "#content/mail/school-mail-text.ts";
import { TIME_ZONE_FIELD } from "#forms/contract.ts";
import { questions } from "#forms/questions.ts";
import { SOURCE_FIELDS, sourceText } from "#forms/visit-source.ts";

import { storedFields } from "../mail/stored-fields.ts";
import type { SubmissionsTable } from "../store/schema/tables.ts";

/**
 * Each question with its answer, and where the visitor came from. A field that the form no longer
 * has is listed by field name.
 */
export function answers(
  submission: Pick<SubmissionsTable, "form" | "fields" | "text">,
): [question: string, answer: string][] {
  const fields = storedFields(submission);
  // API clients other than the site's forms may send a text without fields.
  if (!fields) return [["Text", submission.text]];
  const asked = questions[submission.form];
  const labels = new Map([...asked, [TIME_ZONE_FIELD, schoolMail.theirTimeZone]]);
  const inOrder = [...asked.keys()].filter((field) => field in fields);
  const others = Object.keys(fields).filter(
    (field) => !asked.has(field) && !SOURCE_FIELDS.includes(field),
  );
  const source = sourceText(fields);
  return [
    ...[...inOrder, ...others].map((field): [string, string] => [
      labels.get(field) ?? field,
      fields[field] ?? "",
    ]),
    ...(source ? [[visitSourceLabel, source] satisfies [string, string]] : []),
  ];
}
