import { applicationOutcome } from "#content/form-texts/application-outcome.ts";
import { schoolContact } from "#content/school/school-contact-text.ts";

import { SchoolContact } from "../../../forms/contact/school-contact.tsx";

interface RefusedPostNoteProps {
  id: string;
  /** Why the server refused a valid form that the browser posted itself; one sentence. */
  error: string;
}

/** Says that an application posted without JavaScript was not accepted, and how else to send it. */
export function RefusedPostNote({ id, error }: RefusedPostNoteProps) {
  return (
    <p id={id} role="alert" className="rounded-2xl border-2 border-error bg-card p-6">
      <strong>{applicationOutcome.failure.title}</strong> {applicationOutcome.failure.text} {error}{" "}
      {schoolContact.instead}
      <br />
      <SchoolContact />
    </p>
  );
}
