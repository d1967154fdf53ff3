import { applicationForm } from "#content/application-form.ts";

import { honeypotIn } from "../honeypot.tsx";
import type { Mail } from "../send-mail.ts";
import type { FormValues } from "../submission-service.ts";
import { validate, type Validation } from "../validate.ts";
import { applicationMailText } from "./mail-text.ts";
import { type Application, applicationSchema } from "./schema.ts";

/** Checks what is in the form. */
export function checkApplication(values: FormValues): Validation<Application> {
  return validate(applicationSchema, values);
}

/**
 * What the school is sent.
 * @param values everything that is in the form
 */
export function applicationMail(application: Application, values: FormValues): Mail {
  return {
    subject: applicationForm.subject,
    text: applicationMailText(application),
    fields: { ...application, ...honeypotIn(values) },
  };
}
