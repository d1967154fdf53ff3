import { applicationForm as delivered } from "#content/form-texts/application-form.ts";
import { isStartedCourse, nextStartDate, startDatesText } from "#content/course/start-dates.ts";
import type { ReactNode } from "react";

import { useContent } from "#app/content-context.tsx";
import { useWords } from "#app/own-words.ts";
import { AskLink } from "#app/forms/contact/ask-link.tsx";
import { isControl, replaceAnswer } from "#app/forms/form-controls.ts";
import { useOnToday } from "#app/ui/use-today.ts";
import { type FormRef, useFormValue } from "./use-application-draft.ts";

function courseDates(form: HTMLFormElement) {
  const control = form.elements.namedItem("courseDates");
  return isControl(control) ? control : undefined;
}

/**
 * A line below the course dates if the selected course has started: it offers the next start date,
 * or to ask for one. Null for other dates. It never keeps an application from being sent.
 * @param initial the start date that is selected before hydration
 */
export function useStartedCourseNote(form: FormRef, initial: string): ReactNode {
  const selected = useFormValue(form, (element) => courseDates(element)?.value ?? initial, initial);
  const { startDates } = useContent();
  const text = useWords("applicationForm", delivered).startedCourse;
  const hasStarted = useOnToday((today) => isStartedCourse(selected, startDates, today));
  const next = useOnToday((today) => nextStartDate(startDates, today));
  if (!hasStarted) return null;

  function select(label: string) {
    const control = form.current && courseDates(form.current);
    if (control) replaceAnswer(control, label);
  }

  // On a line of its own, because its place beside text would change with the font.
  const linkClass =
    "block w-fit cursor-pointer py-1 font-medium text-link underline underline-offset-4";
  return (
    <p className="text-sm">
      {text.note}{" "}
      {next ? (
        <>
          {text.next(next.label)}{" "}
          <button
            type="button"
            onClick={() => select(next.label)}
            className={`js-only ${linkClass}`}
          >
            {text.selectNext}
          </button>
        </>
      ) : (
        // A link to the form on the same page, so that no answer is lost.
        <AskLink about="dates" to="#contact" className={linkClass}>
          {startDatesText.askForDates}
        </AskLink>
      )}
    </p>
  );
}
