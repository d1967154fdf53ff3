import {
  applicationFields,
  applicationForm as delivered,
} from "#content/form-texts/application-form.ts";
import { applicationOutcome } from "#content/form-texts/application-outcome.ts";
import { schoolContact } from "#content/school/school-contact-text.ts";
import type { Problems, RefusedPost } from "#forms/contract.ts";
import { type MouseEvent, useEffect, useRef } from "react";

import { SchoolContact } from "#app/forms/contact/school-contact.tsx";
import { useWords } from "#app/own-words.ts";
import { controlId } from "./application-field-control.tsx";

interface FormProblemsProps {
  id: string;
  problems: Problems;
  /** Why the server refused a valid form that the browser posted itself; one sentence. */
  refusal: RefusedPost["error"] | undefined;
}

/** What keeps the application from being sent, above the form; nothing if nothing does. */
export function FormProblems({ id, problems, refusal }: FormProblemsProps) {
  const { errorSummary } = useWords("applicationForm", delivered);
  const summary = useRef<HTMLDivElement>(null);
  const fields = applicationFields.filter((field) => problems[field]);

  // For every new list of problems, so that a second rejected submit is announced as well.
  useEffect(() => {
    if (Object.keys(problems).length === 0) return;
    summary.current?.focus({ preventScroll: true });
    // The browser's scrolling on focus may leave the summary under the sticky header.
    summary.current?.scrollIntoView({ block: "start", behavior: "instant" });
  }, [problems]);

  if (fields.length > 0) {
    return (
      <div
        ref={summary}
        id={id}
        role="alert"
        tabIndex={-1}
        className="rounded-2xl border-2 border-error bg-card p-6 sm:p-8"
      >
        <h2 className="text-2xl">{errorSummary(fields.length)}</h2>
        <ul className="mt-3 gap-x-8 max-sm:text-[0.9375rem] sm:columns-2 lg:columns-3">
          {fields.map((field) => (
            <li key={field} className="break-inside-avoid py-0.5">
              <a
                href={`#${controlId(field)}`}
                onClick={(event) => moveTo(controlId(field), event)}
                className="text-error underline underline-offset-4"
              >
                {problems[field]}
              </a>
            </li>
          ))}
        </ul>
      </div>
    );
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

/** Focuses a control by script: after a fragment link, WebKit ignores what is typed into it. */
function moveTo(control: string, click: MouseEvent): void {
  const element = document.getElementById(control);
  if (!element) return;
  click.preventDefault();
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block: "center" });
}
