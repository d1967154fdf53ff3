import {
  type ApplicationField,
  applicationFieldTexts as deliveredFields,
  applicationForm as delivered,
} from "#content/form-texts/application-form.ts";
import type { FormValues, Problems } from "#forms/contract.ts";
import type { ReactNode } from "react";

import { useContent } from "#app/content-context.tsx";
import { knownStartDate, readDraft } from "#app/forms/application/application-draft.ts";
import { givenAnswers } from "#app/forms/form-controls.ts";
import { useWords } from "#app/own-words.ts";
import { useBrowserValue } from "#app/ui/use-browser-state.ts";
import { ApplicationFieldControl } from "./application-field-control.tsx";
import { useStartedCourseNote } from "./started-course-note.tsx";
import { type FormRef, useFormValue } from "./use-application-draft.ts";

interface ApplicationSectionsProps {
  form: FormRef;
  /** The start date in the URL; empty if it contains none. */
  dateInAddress: string;
  /** The values of a form that the browser posted itself and the server rejected. */
  values: FormValues;
  problems: Problems;
  suggestionOf: (field: string) => ReactNode;
  /** Whether the fields are read-only, while the application is being sent. */
  isLocked: boolean;
}

/** The form's sections, as parts of the ticket, each with its heading and fields. */
export function ApplicationSections({
  form,
  dateInAddress,
  values,
  problems,
  suggestionOf,
  isLocked,
}: ApplicationSectionsProps) {
  const { startDates } = useContent();
  const sections = Object.entries(useWords("applicationForm", delivered).sections);
  const texts = useWords("applicationFields", deliveredFields);
  const chosenDate = useBrowserValue(() => knownStartDate(readDraft().fecha_ini, startDates), "");
  const prefilledDate = dateInAddress || chosenDate;
  const startedCourseNote = useStartedCourseNote(form, values["courseDates"] ?? prefilledDate);
  return sections.map(([section, { heading, hint, fields }], index) => (
    <fieldset key={section} className="ticket-part">
      <SectionHead
        form={form}
        step={`${index + 1} / ${sections.length}`}
        fields={fields.filter((field) => deliveredFields[field].required)}
      >
        {heading}
      </SectionHead>
      <div>
        {hint && (
          <p id={hintIdOf(section)} className="pb-5 text-muted-foreground">
            {hint}
          </p>
        )}
        <div className="field-grid">
          {fields.map((field) => (
            <ApplicationFieldControl
              key={field}
              field={field}
              text={texts[field]}
              sectionHintId={hint && hintIdOf(section)}
              value={values[field]}
              error={problems[field]}
              suggestion={field === "courseDates" ? startedCourseNote : suggestionOf(field)}
              prefilledDate={prefilledDate}
              isLocked={isLocked}
            />
          ))}
        </div>
      </div>
    </fieldset>
  ));
}

const hintIdOf = (section: string) => `application-${section}-hint`;

interface SectionHeadProps {
  form: FormRef;
  /** Which of the sections it is. */
  step: string;
  /** The required fields. */
  fields: readonly ApplicationField[];
  children: string;
}

/** A section's heading, with how many fields are filled in; screen readers read these instead. */
function SectionHead({ form, step, fields, children }: SectionHeadProps) {
  const filled = useFormValue(
    form,
    (element) => Object.keys(givenAnswers(element, fields)).length,
    0,
  );
  const state = filled === fields.length ? "✓" : `· ${filled} of ${fields.length}`;
  return (
    // Floated, because a legend is otherwise drawn on the fieldset's top border.
    <legend data-step={filled > 0 ? `${step} ${state}` : step} className="ticket-head">
      {children}
      <progress
        aria-hidden="true"
        className="section-progress js-only"
        value={filled}
        max={fields.length}
      />
    </legend>
  );
}
