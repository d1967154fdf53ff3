import * as z from "zod/mini";

import {
  type ApplicationField,
  applicationFields,
  applicationFieldTexts,
  applicationForm,
} from "#content/form-texts/application-form.ts";
import { recordOf } from "#content/typed-keys.ts";

import { type FormValues, PHONE_NUMBER } from "./contract.ts";
import { normalisePhoneNumber, normaliseProse } from "./normalise.ts";
import { emailAddress, filledIn, maybeEmpty } from "./validate.ts";

/** A field's text, which is empty only if the field is optional. */
function textOf(field: ApplicationField, normalise?: (text: string) => string) {
  const { required } = applicationFieldTexts[field];
  return required ? filledIn(required, normalise) : maybeEmpty(normalise);
}

/** The value of a list's option, which must stay as it is in the content. */
function chosenValue(field: ApplicationField) {
  return textOf(field, (text) => text.trim());
}

/** The application form's schema, shared by browser and server (specification, section 5). */
export const applicationSchema = z.object({
  ...recordOf(applicationFields, (field) => textOf(field)),
  courseDates: chosenValue("courseDates"),
  email: emailAddress({
    required: applicationFieldTexts.email.required,
    invalid: applicationForm.invalidEmail,
  }),
  phoneNumber: filledIn(applicationFieldTexts.phoneNumber.required, normalisePhoneNumber).check(
    z.regex(PHONE_NUMBER, applicationForm.invalidPhoneNumber),
  ),
  country: chosenValue("country"),
  professionalBackground: textOf("professionalBackground", normaliseProse),
} satisfies Partial<Record<ApplicationField, unknown>>);

/** The mail's plain body: every answer below or beside its label, in the form's order. */
export function applicationMailText(application: FormValues): string {
  return applicationFields
    .flatMap((field) => {
      const answer = application[field];
      return answer ? [answerLine(applicationFieldTexts[field].label, answer)] : [];
    })
    .join("\n");
}

/** A question and its answer as a line of a mail; a label that is a question needs no colon. */
export function answerLine(label: string, answer: string): string {
  const separator = answer.includes("\n") ? "\n" : " ";
  return `${label}${label.endsWith("?") ? "" : ":"}${separator}${answer}`;
}
