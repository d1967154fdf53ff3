import {
  applicationFields,
  applicationForm as delivered,
} from "#content/form-texts/application-form.ts";
import { applicationOutcome } from "#content/form-texts/application-outcome.ts";
import { schoolContact } from "#content/school/school-contact-text.ts";
import type { Problems, RefusedPost } from "#forms/contract.ts";
import { useMemo } from "react";

import { SchoolContact } from "../../../forms/contact/school-contact.tsx";
import { useWords } from "../../../own-words.ts";
import { controlId } from "./application-field-control.tsx";
import { ErrorSummary } from "./error-summary.tsx";

interface FormProblemsProps {
  id: string;
  problems: Problems;
  /** Why the server refused a valid form that the browser posted itself; one sentence. */
  refusal: RefusedPost["error"] | undefined;
}

/** What keeps the application from being sent, above the form; nothing if nothing does. */
export function FormProblems({ id, problems, refusal }: FormProblemsProps) {
  const { errorSummary } = useWords("applicationForm", delivered);
  // The same list for the same problems, because the summary takes the focus for each new one.
  const listed = useMemo(
    () =>
      applicationFields.flatMap((field) => {
        const message = problems[field];
        return message ? [{ controlId: controlId(field), message }] : [];
      }),
    [problems],
  );
  if (listed.length > 0) {
    return <ErrorSummary id={id} heading={errorSummary(listed.length)} problems={listed} />;
  }
  if (refusal === undefined) return null;
  return (
    <p id={id} role="alert" className="rounded-2xl border-2 border-error bg-card p-6">
      <strong>{applicationOutcome.failure.title}</strong> {applicationOutcome.failure.text}{" "}
      {refusal} {schoolContact.instead}
      <br />
      <SchoolContact />
    </p>
  );
}
