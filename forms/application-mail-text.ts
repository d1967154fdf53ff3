import { applicationFields, applicationFieldTexts } from "#content/form-texts/application-form.ts";

import { answerLine } from "./answer-line.ts";
import type { Application } from "./application-schema.ts";

/** The mail's plain body: every field as a label and its value, in the form's order. */
export function applicationMailText(application: Application): string {
  return applicationFields
    .map((field) => answerLine(applicationFieldTexts[field].label, application[field]))
    .join("\n");
}
