import * as z from "zod/mini";

import {
  type ApplicationField,
  applicationFields,
  applicationFieldTexts,
  applicationForm,
} from "#content/form-texts/application-form.ts";

import { PHONE_NUMBER } from "./contract.ts";
import { normaliseCode, normaliseProse } from "./normalise.ts";
import { emailAddress, filledIn } from "./validate.ts";

function requiredText(field: ApplicationField, normalise?: (text: string) => string) {
  return filledIn(applicationFieldTexts[field].required, normalise);
}

/** The value of a list's option, which must stay as it is in the content. */
function chosenValue(field: ApplicationField) {
  return requiredText(field, (text) => text.trim());
}

/** The application form's schema, shared by browser and server (specification, section 5). */
export const applicationSchema = z.object({
  courseDates: chosenValue("courseDates"),
  name: requiredText("name"),
  lastName: requiredText("lastName"),
  email: emailAddress({
    required: applicationFieldTexts.email.required,
    invalid: applicationForm.invalidEmail,
  }),
  phoneNumber: requiredText("phoneNumber", normaliseCode).check(
    z.regex(PHONE_NUMBER, applicationForm.invalidPhoneNumber),
  ),
  streetAddress: requiredText("streetAddress"),
  city: requiredText("city"),
  country: chosenValue("country"),
  nationality: requiredText("nationality"),
  dateOfBirth: requiredText("dateOfBirth"),
  universityName: requiredText("universityName"),
  degreesGranted: requiredText("degreesGranted"),
  highSchoolName: requiredText("highSchoolName"),
  yearHighSchoolDiplomaGranted: requiredText("yearHighSchoolDiplomaGranted"),
  languages: requiredText("languages"),
  isEnglishLanguage: requiredText("isEnglishLanguage"),
  otherLanguages: requiredText("otherLanguages"),
  professionalBackground: requiredText("professionalBackground", normaliseProse),
} satisfies Record<ApplicationField, unknown>);

export type Application = z.output<typeof applicationSchema>;

/** The mail's plain body: every field as a label and its value, in the form's order. */
export function applicationMailText(application: Application): string {
  return applicationFields
    .map((field) => answerLine(applicationFieldTexts[field].label, application[field]))
    .join("\n");
}

/** A question and its answer as a line of a mail; a label that is a question needs no colon. */
export function answerLine(label: string, answer: string): string {
  const separator = answer.includes("\n") ? "\n" : " ";
  return `${label}${label.endsWith("?") ? "" : ":"}${separator}${answer}`;
}
