import * as z from "zod/mini";

import {
  type ApplicationField,
  applicationFieldTexts,
  applicationForm,
} from "#content/form-texts/application-form.ts";

import { PHONE_NUMBER } from "./contract.ts";
import { emailAddress, filledIn } from "./validate.ts";

function requiredText(field: ApplicationField) {
  return filledIn(applicationFieldTexts[field].required);
}

/** The application form's schema, shared by browser and server (specification, section 5). */
export const applicationSchema = z.object({
  courseDates: requiredText("courseDates"),
  name: requiredText("name"),
  lastName: requiredText("lastName"),
  email: emailAddress({
    required: applicationFieldTexts.email.required,
    invalid: applicationForm.invalidEmail,
  }),
  phoneNumber: requiredText("phoneNumber").check(
    z.regex(PHONE_NUMBER, applicationForm.invalidPhoneNumber),
  ),
  streetAddress: requiredText("streetAddress"),
  city: requiredText("city"),
  country: requiredText("country"),
  nationality: requiredText("nationality"),
  dateOfBirth: requiredText("dateOfBirth"),
  universityName: requiredText("universityName"),
  degreesGranted: requiredText("degreesGranted"),
  highSchoolName: requiredText("highSchoolName"),
  yearHighSchoolDiplomaGranted: requiredText("yearHighSchoolDiplomaGranted"),
  languages: requiredText("languages"),
  isEnglishLanguage: requiredText("isEnglishLanguage"),
  otherLanguages: requiredText("otherLanguages"),
  professionalBackground: requiredText("professionalBackground"),
} satisfies Record<ApplicationField, unknown>);

export type Application = z.output<typeof applicationSchema>;
