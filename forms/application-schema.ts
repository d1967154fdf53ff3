import * as z from "zod/mini";

import {
  type ApplicationField,
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
