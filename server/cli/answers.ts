import { questions } from "#forms/questions.ts";

import { storedFields } from "../mail/stored-fields.ts";
import type { SubmissionsTable } from "../store/schema/tables.ts";

/** Each question with its answer; a field that the form no longer has is listed by field name. */
export function answers(
  submission: Pick<SubmissionsTable, "form" | "fields" | "text">,
): [question: string, answer: string][] {
  const fields = storedFields(submission);
  // API clients other than the site's forms may send a text without fields.
  if (!fields) return [["Text", submission.text]];
  const asked = questions[submission.form];
  const inOrder = [...asked.keys()].filter((field) => field in fields);
  const others = Object.keys(fields).filter((field) => !asked.has(field));
  return [...inOrder, ...others].map((field) => [asked.get(field) ?? field, fields[field] ?? ""]);
}
