import {
  applicationFields,
  applicationFieldTexts,
  applicationForm as words,
} from "#content/application-form.ts";
import { applicationOutcome } from "#content/application-outcome.ts";
import { useEffect, useMemo, useRef, useState } from "react";

import { Button } from "../../ui/button.tsx";
import { ErrorSummary } from "../../ui/error-summary.tsx";
import { readForm } from "../read-form.ts";
import type { Problems, RefusedPost } from "../submission-service.ts";
import { validate } from "../validate.ts";
import { emptyAnswers, fillInAnswers, givenAnswers, isControl } from "./answers.ts";
import { ApplicationFieldControl, controlId } from "./application-field-control.tsx";
import { useApplicationSending } from "./application-sending.tsx";
import { ClearAnswers } from "./clear-answers.tsx";
import { discardDraft, keepAnswer, keepAnswers, readDraft } from "./draft.ts";
import { applicationMailText } from "./mail-text.ts";
import { applicationSchema } from "./schema.ts";
import { clearStartDate, rememberDateInAddress, useStartDateChoice } from "./start-date-choice.ts";

interface ApplicationFormProps {
  /** The start date that the address names; empty where it names none. */
  dateInAddress: string;
  /** What was posted without JavaScript and not accepted. */
  refused: RefusedPost | undefined;
  /** Told at every submit whether the answers have problems. */
  onChecked: (hasProblems: boolean) => void;
}

/** The 18 questions, and what is wrong with the answers. */
export function ApplicationForm({ dateInAddress, refused, onChecked }: ApplicationFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Problems>(refused?.problems ?? {});
  const [hasSubmitted, setHasSubmitted] = useState(false);
  const { isSending, send } = useApplicationSending();
  const chosenDate = useStartDateChoice();

  useEffect(() => {
    if (!form.current) return;
    rememberDateInAddress(dateInAddress);
    fillInAnswers(form.current, readDraft().answers);
    // What was typed before this script ran, or posted without it, is worth as much.
    keepAnswers(givenAnswers(form.current));
  }, [dateInAddress]);

  const listedProblems = useMemo(
    () =>
      applicationFields.flatMap((field) => {
        const message = problems[field];
        return message ? [{ controlId: controlId(field), message }] : [];
      }),
    [problems],
  );

  function show(found: Problems) {
    setHasSubmitted(true);
    setProblems(found);
    onChecked(Object.keys(found).length > 0);
  }

  function clear() {
    discardDraft();
    clearStartDate();
    if (form.current) emptyAnswers(form.current);
    show({});
  }

  async function submit(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const answers = validate(applicationSchema, readForm(new FormData(event.currentTarget)));
    show(answers.ok ? {} : answers.problems);
    if (!answers.ok) return;

    const sending = await send(
      {
        subject: words.subject,
        text: applicationMailText(answers.values),
        fields: answers.values,
      },
      readDraft().formId,
    );
    if (!sending.ok) show(sending.problems);
    else if (form.current) emptyAnswers(form.current);
  }

  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={submit}
      onInput={({ target }) => isControl(target) && keepAnswer(target.name, target.value)}
      className="flex flex-col gap-8"
    >
      {refused && !hasSubmitted && listedProblems.length === 0 && (
        <p role="alert" className="rounded-2xl border-2 border-error bg-surface p-6">
          <strong>{applicationOutcome.failure.title}</strong> {applicationOutcome.failure.text}{" "}
          {refused.error}
        </p>
      )}
      {listedProblems.length > 0 && (
        <ErrorSummary heading={words.errorSummary} problems={listedProblems} />
      )}
      {words.sections.map(({ heading, from, to }) => (
        <fieldset
          key={heading}
          className="rounded-2xl bg-surface px-6 pt-6 pb-2 shadow-soft sm:px-10 sm:pt-10 sm:pb-6"
        >
          {/* Floated, so that browsers put it inside the card and not on its edge. */}
          <legend className="float-left w-full font-display text-subtitle font-semibold">
            {heading}
          </legend>
          <div className="clear-both grid gap-x-6 gap-y-1.5 pt-6 sm:grid-cols-2">
            {applicationFields
              .slice(applicationFields.indexOf(from), applicationFields.indexOf(to) + 1)
              .map((field) => (
                <ApplicationFieldControl
                  key={field}
                  field={field}
                  text={applicationFieldTexts[field]}
                  value={refused?.values[field]}
                  error={problems[field]}
                  prefilledDate={dateInAddress || chosenDate}
                  isLocked={isSending}
                />
              ))}
          </div>
        </fieldset>
      ))}
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" variant="loud" aria-disabled={isSending}>
          {isSending ? words.sending : words.submit}
        </Button>
        <ClearAnswers onClear={clear} />
        <p className="with-script basis-full text-sm text-quiet">{words.draft.note}</p>
      </div>
    </form>
  );
}
