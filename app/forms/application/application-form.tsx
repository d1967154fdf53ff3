import {
  applicationFields,
  applicationFieldTexts,
  applicationForm as words,
} from "#content/application-form.ts";
import { applicationOutcome } from "#content/application-outcome.ts";
import { privacyNotes } from "#content/privacy.ts";
import { useEffect, useMemo, useRef, useState } from "react";

import { ErrorSummary } from "../../ui/error-summary.tsx";
import { Honeypot } from "../honeypot.tsx";
import { postPlainly } from "../post-plainly.ts";
import { PrivacyNote } from "../privacy-note.tsx";
import { readForm } from "../read-form.ts";
import { SubmitButton } from "../submit-button.tsx";
import type { Problems, RefusedPost } from "../submission-service.ts";
import { emptyAnswers, fillInAnswers, givenAnswers, isControl } from "./answers.ts";
import { ApplicationFieldControl, controlId } from "./application-field-control.tsx";
import { loadSendMail, useApplicationSending } from "./application-sending.tsx";
import { ClearAnswers } from "./clear-answers.tsx";
import { discardDraft, keepAnswer, keepAnswers, markDraftAsPosted, readDraft } from "./draft.ts";
import { clearStartDate, rememberDateInAddress, useStartDateChoice } from "./start-date-choice.ts";

/** What checks and sends the answers is loaded when the form is first touched. */
const loadRules = () => import("./rules.ts");

/** Starts that loading. If it fails, the submit tries again. */
function prepare() {
  Promise.all([loadRules(), loadSendMail()]).catch(() => {});
}

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
  const isChecking = useRef(false);
  /** The same in every tab that has shown these answers: sent from two, they are one application. */
  const formId = useRef("");
  const { isSending, send, tellFailure } = useApplicationSending();
  const chosenDate = useStartDateChoice();

  useEffect(() => {
    if (!form.current) return;
    rememberDateInAddress(dateInAddress);
    fillInAnswers(form.current, readDraft().answers);
    // What was typed before this script ran, or posted without it, is worth as much.
    keepAnswers(givenAnswers(form.current));
    formId.current = readDraft().formId;
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
    if (isSending || isChecking.current) return;
    isChecking.current = true;
    const { currentTarget } = event;
    const rules = await loadRules().catch(() => undefined);
    // The server checks as well, and brings the form back: without its rules it is a plain form.
    if (!rules) {
      markDraftAsPosted();
      if (!(await postPlainly(currentTarget))) tellFailure();
    }
    isChecking.current = false;
    if (!rules) return;

    const values = readForm(new FormData(currentTarget));
    const answers = rules.checkApplication(values);
    show(answers.ok ? {} : answers.problems);
    if (!answers.ok) return;

    const sending = await send(rules.applicationMail(answers.values, values), formId.current);
    if (!sending.ok) show(sending.problems);
    else if (form.current) emptyAnswers(form.current);
  }

  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={submit}
      onInput={({ target }) => {
        prepare();
        if (!isControl(target)) return;
        keepAnswer(target.name, target.value);
        formId.current = readDraft().formId;
      }}
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
          <legend className="float-left w-full font-heading text-subtitle font-semibold">
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
      <Honeypot />
      <div className="flex flex-wrap items-center gap-4">
        <PrivacyNote text={privacyNotes.application} />
        <SubmitButton
          variant="loud"
          isSending={isSending}
          label={words.submit}
          sending={words.sending}
        />
        <ClearAnswers onClear={clear} />
        <p className="with-script basis-full text-sm text-quiet">{words.draft.note}</p>
      </div>
    </form>
  );
}
