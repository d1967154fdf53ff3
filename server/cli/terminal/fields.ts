import { questions } from "#forms/questions.ts";

import { storedFields } from "../../mail/stored-fields.ts";
import type { SubmissionsTable } from "../../store/schema/tables.ts";

/** What was answered, with the questions; a field that the form no longer has, by its name. */
export function answers(
  submission: Pick<SubmissionsTable, "form" | "fields" | "text">,
): [question: string, answer: string][] {
  const fields = storedFields(submission);
  // A client that is not one of the site's forms may have sent a text alone.
  if (!fields) return [["Text", submission.text]];
  const asked = questions[submission.form];
  const inOrder = [...asked.keys()].filter((field) => field in fields);
  const others = Object.keys(fields).filter((field) => !asked.has(field));
  return [...inOrder, ...others].map((field) => [asked.get(field) ?? field, fields[field] ?? ""]);
}
