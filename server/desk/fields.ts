import { applicationFields, applicationFieldTexts } from "#content/application-form.ts";
import { contactForm } from "#content/contact-form.ts";
import type { FormName } from "#app/forms/submission-service.ts";

import { storedFields } from "../mail/stored-fields.ts";
import type { SubmissionsTable } from "../store/tables.ts";

/** What a form asks, by field, in its order and in its words. */
export const questions: Record<FormName, ReadonlyMap<string, string>> = {
  application: new Map(
    applicationFields.map((field) => [field, applicationFieldTexts[field].label]),
  ),
  contact: new Map([
    ["email", contactForm.email.label],
    ["message", contactForm.message.label],
  ]),
};

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
