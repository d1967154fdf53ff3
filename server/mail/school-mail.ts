import { subjects } from "../subjects.ts";
import type { SubmissionsTable } from "../store/tables.ts";
import type { Mail } from "./transport.ts";

/** What the provider reads: the form's subject and text (specification, section 3). */
export function schoolMailBody(submission: SubmissionsTable): Pick<Mail, "subject" | "text"> {
  return { subject: subjects[submission.form], text: submission.text };
}
