import { applicationMailText } from "#app/forms/application/mail-text.ts";
import { applicationSchema } from "#app/forms/application/schema.ts";
import { contactMailText } from "#app/forms/contact/mail-text.ts";
import { contactSchema } from "#app/forms/contact/schema.ts";
import type { FormName, FormValues, Problems } from "#app/forms/submission-service.ts";
import { validate } from "#app/forms/validate.ts";

type CheckedForm =
  | { ok: true; fields: FormValues & { email: string }; text: string }
  | { ok: false; problems: Problems };

/** Checks a form by its own rules and writes the mail's text from the values that passed. */
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
