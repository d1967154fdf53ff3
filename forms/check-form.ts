import { applicationMailText } from "./application-mail-text.ts";
import { applicationSchema } from "./application-schema.ts";
import { contactMailText } from "./contact-mail-text.ts";
import { contactSchema } from "./contact-schema.ts";
import type { FormName, FormValues, Problems } from "./contract.ts";
import { validate } from "./validate.ts";

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
