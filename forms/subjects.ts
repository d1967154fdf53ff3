import { applicationForm } from "#content/form-texts/application-form.ts";
import { contactForm } from "#content/form-texts/contact-form.ts";
import type { FormName } from "./contract.ts";

/** The fixed subject of each form's mail (specification, section 3). */
export const subjects: Record<FormName, string> = {
  application: applicationForm.subject,
  contact: contactForm.subject,
};
