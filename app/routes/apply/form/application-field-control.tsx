import {
  type ApplicationField,
  type FieldText,
  applicationForm as delivered,
  formLabel,
} from "#content/form-texts/application-form.ts";

import type { ReactNode } from "react";

import { useContent, usePageSettings } from "#app/content-context.tsx";
import { useWords } from "#app/own-words.ts";
import { AskLink } from "#app/forms/contact/ask-link.tsx";
import { isControl, replaceAnswer } from "#app/forms/form-controls.ts";
import { Field } from "#app/ui/field/field.tsx";

type InputProps = Pick<React.ComponentProps<"input">, "type" | "autoComplete" | "inputMode">;

/** Wide fields span both columns, so that no cell stays empty. Short ones share a row on phones. */
const spans: Partial<Record<ApplicationField, "wide" | "short">> = {
  courseDates: "wide",
  name: "short",
  lastName: "short",
  streetAddress: "wide",
  otherLanguages: "wide",
  professionalBackground: "wide",
};

/** Type, autofill token and on-screen keyboard of the `input` fields. */
const inputs: Partial<Record<ApplicationField, InputProps>> = {
  name: { autoComplete: "given-name" },
  lastName: { autoComplete: "family-name" },
  email: { type: "email", autoComplete: "email", inputMode: "email" },
  phoneNumber: { type: "tel", autoComplete: "tel", inputMode: "tel" },
  streetAddress: { autoComplete: "address-line1" },
  city: { autoComplete: "address-level2" },
  dateOfBirth: { type: "date", autoComplete: "bday" },
};

interface ApplicationFieldControlProps {
  field: ApplicationField;
  text: FieldText;
  /** The id of the hint of the field’s section; empty if it has none. */
  sectionHintId: string;
  value: string | undefined;
  error: string | undefined;
  suggestion: ReactNode;
  /** A start date chosen on an earlier page, shown as the first option; empty if there is none. */
  prefilledDate: string;
  /**
   * Whether the field is read-only, while the application is being sent. The options of a select
   * are disabled instead, because `disabled` and `inert` would take the focus from the select.
   */
  isLocked: boolean;
}

/** The id of a field's control, which the error summary links to. */
export function controlId(field: string): string {
  return `application-${field}`;
}

/** A field of the application form, with its label, hint, error and suggestion. */
export function ApplicationFieldControl({
  field,
  text,
  sectionHintId,
  value,
  error,
  suggestion,
  prefilledDate,
  isLocked,
}: ApplicationFieldControlProps) {
  const { startDates, otherCountries } = useContent();
  const applicationForm = useWords("applicationForm", delivered);
  const { day } = usePageSettings();
  const { hint, mayBeNone, answers } = text;
  const label = formLabel(text);
  // With a value: browsers submit an option's text otherwise, which they may have translated.
  const option = (answer: string, shown = answer) => (
    <option key={answer} value={answer} disabled={isLocked}>
      {shown}
    </option>
  );
  /** An answer of an older page, which a form that is shown again must not lose. */
  const unlisted = (offered: readonly string[]) =>
    value && !offered.includes(value) && option(value);
  return (
    <Field
      name={field}
      id={controlId(field)}
      label={label}
      hint={field === "country" && otherCountries.length === 0 ? <AnotherCountry /> : hint}
      aside={answers && <AnswerChips {...{ field, label, answers }} />}
      describedBy={mayBeNone && sectionHintId}
      error={error}
      suggestion={suggestion}
      span={spans[field]}
      isOptional={!text.required}
      hasHiddenLabel={field === "courseDates"}
    >
      {(control) => {
        switch (field) {
          case "courseDates":
            return (
              <select {...control} defaultValue={value ?? prefilledDate}>
                {option(prefilledDate, prefilledDate || applicationForm.selectCourseDates)}
                {unlisted([prefilledDate, ...startDates.map((start) => start.label)])}
                {startDates.map((start) => option(start.label))}
              </select>
            );
          case "country":
            return (
              <select {...control} autoComplete="country-name" defaultValue={value ?? ""}>
                {option("", applicationForm.selectCountry)}
                {unlisted([
                  ...applicationForm.countries.map((one) => one.value),
                  ...otherCountries,
                ])}
                {applicationForm.countries.map((country) => option(country.value, country.label))}
                {otherCountries.length > 0 && (
                  <optgroup label={applicationForm.otherCountries}>
                    {otherCountries.map((name) => option(name))}
                  </optgroup>
                )}
              </select>
            );
          case "dateOfBirth":
            return (
              // Firefox announces a date input's parts with a group's label, but not with its own.
              <div role="group" aria-label={label} className="grid">
                <input
                  {...inputs[field]}
                  {...control}
                  min="1900-01-01"
                  max={day}
                  defaultValue={value}
                  readOnly={isLocked}
                />
              </div>
            );
          case "professionalBackground":
            return <textarea {...control} rows={5} defaultValue={value} readOnly={isLocked} />;
          default:
            return (
              <input
                type="text"
                {...inputs[field]}
                {...control}
                defaultValue={value}
                readOnly={isLocked}
              />
            );
        }
      }}
    </Field>
  );
}

/** A link to the contact form on the same page, so that no answer is lost. */
function AnotherCountry() {
  const applicationForm = useWords("applicationForm", delivered);
  return (
    <AskLink
      about="country"
      to="#contact"
      className="text-link underline underline-offset-4 print:hidden"
    >
      {applicationForm.anotherCountry}
    </AskLink>
  );
}

interface AnswerChipsProps {
  field: ApplicationField;
  label: string;
  answers: readonly string[];
}

/** Buttons that write a short answer into the field. No tab stops: keyboards type it as fast. */
function AnswerChips({ field, label, answers }: AnswerChipsProps) {
  function write(answer: string) {
    const control = document.getElementById(controlId(field));
    if (isControl(control)) replaceAnswer(control, answer);
  }

  return (
    <div className="js-only answer-chips">
      {answers.map((answer) => (
        <button key={answer} type="button" tabIndex={-1} onClick={() => write(answer)}>
          {answer}
          <span className="sr-only"> {label}</span>
        </button>
      ))}
    </div>
  );
}
