import { applicationForm } from "#content/form-texts/application-form.ts";
import { contactForm } from "#content/form-texts/contact-form.ts";

import { applicationMailText, applicationSchema } from "./application-schema.ts";
import { contactMailText, contactSchema } from "./contact-schema.ts";
import type { FormName, FormValues, Problems } from "./contract.ts";
import { validate } from "./validate.ts";

/** The fixed subject of each form's mail (specification, section 3). */
export const subjects: Record<FormName, string> = {
  application: applicationForm.subject,
  contact: contactForm.subject,
};

type CheckedForm =
  | { ok: true; fields: FormValues & { email: string }; text: string }
  | { ok: false; problems: Problems };

/** Validates a form by its schema, and composes the mail's text from the valid values. */
export function checkForm(form: FormName, values: FormValues): CheckedForm {
  if (form === "application") {
    const checked = validate(applicationSchema, values);
    if (!checked.ok) return checked;
    return { ok: true, fields: checked.values, text: applicationMailText(checked.values) };
  }
  const checked = validate(contactSchema, values);
  if (!checked.ok) return checked;
  return { ok: true, fields: checked.values, text: contactMailText(checked.values) };
}
