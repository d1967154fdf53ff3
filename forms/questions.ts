import { applicationFields, applicationFieldTexts } from "#content/form-texts/application-form.ts";
import { contactForm } from "#content/form-texts/contact-form.ts";

import type { FormName } from "./contract.ts";

/** The labels of each form's fields, in their order. */
export const questions: Record<FormName, ReadonlyMap<string, string>> = {
  application: new Map(
    applicationFields.map((field) => [field, applicationFieldTexts[field].label]),
  ),
  contact: new Map([
    ["email", contactForm.email.label],
    ["message", contactForm.message.label],
  ]),
};
