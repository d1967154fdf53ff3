import {
  applicationFields,
  applicationFieldTexts as deliveredFields,
  applicationForm as delivered,
} from "#content/form-texts/application-form.ts";
import { privacyNotes } from "#content/legal/privacy.ts";
import type { Problems, RefusedPost } from "#forms/contract.ts";
import { useEffect, useMemo, useRef, useState } from "react";

import { useContent } from "../../../content-context.tsx";
import { useWords } from "../../../own-words.ts";
import {
  chooseStartDate,
  discardDraft,
  keepAnswers,
  knownStartDate,
  markDraftAsPosted,
  readDraft,
} from "../../../forms/application/application-draft.ts";
import { useApplicationSubmission } from "../../../forms/application/application-submission.tsx";
import { emptyFields, fillIn, givenAnswers, isControl } from "../../../forms/form-controls.ts";
import { HoneypotField } from "../../../forms/honeypot-field.tsx";
import { PrivacyNote } from "../../../forms/privacy-note.tsx";
import { SubmitButton } from "../../../forms/submit-button.tsx";
import { useSuggestions } from "../../../forms/suggestions/use-suggestions.ts";
import { useButtonPress } from "../../../forms/use-button-press.ts";
import { preloadCheckAndSend } from "../../../forms/sending/use-form-submission.ts";
import { useBrowserValue } from "../../../ui/use-browser-state.ts";
import { TransferAnswers } from "../transfer/transfer-answers.tsx";
import { ApplicationFieldControl, controlId } from "./application-field-control.tsx";
import { ClearAnswers } from "./clear-answers.tsx";
import { ErrorSummary } from "./error-summary.tsx";
import { sectionsOf } from "./form-sections.ts";
import { RefusedPostNote } from "./refused-post-note.tsx";
import { useStartedCourseNote } from "./started-course-note.tsx";
import { TermsNote } from "./terms-note.tsx";
import { TicketSection } from "./ticket-section.tsx";
import { TicketStub } from "./ticket-stub.tsx";

const problemsId = "problems";
const sectionHintId = "application-section-hint";

interface ApplyFormProps {
  /** The start date in the URL; empty if it contains none. */
  dateInAddress: string;
  /** The values and errors of a form that the browser posted itself and the server rejected. */
  refused: RefusedPost | undefined;
  /** Called after every validation. */
  onChecked: (hasProblems: boolean) => void;
}

/** The application form with its error summary; typed answers are saved as a draft at once. */
export function ApplyForm({ dateInAddress, refused, onChecked }: ApplyFormProps) {
  const formRef = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Problems>(refused?.problems ?? {});
  const [hasSubmitted, setHasSubmitted] = useState(false);
  /** The stored draft's id: two tabs that send the same draft create only one submission. */
  const formId = useRef("");
  const { isSending, submit } = useApplicationSubmission();
  const { isPressed, listeners: pressListeners } = useButtonPress();
  const suggestions = useSuggestions(formRef, isPressed);
  /** Incremented whenever a script has changed answers, which fires no event. */
  const [revision, setRevision] = useState(0);
  const { school, startDates, termsVersion } = useContent();
  const applicationForm = useWords("applicationForm", delivered);
  const applicationFieldTexts = useWords("applicationFields", deliveredFields);
  const sections = sectionsOf(applicationForm);
  const chosenDate = useBrowserValue(() => knownStartDate(readDraft().fecha_ini, startDates), "");
  const prefilledDate = dateInAddress || chosenDate;
  const startedCourseNote = useStartedCourseNote(
    formRef,
    refused?.values["courseDates"] ?? prefilledDate,
  );

  useEffect(() => {
    const form = formRef.current;
    if (!form) return;
    // Only if new: after a reload, the URL's date must not replace one selected in the form since.
    if (dateInAddress && dateInAddress !== readDraft().fecha_ini) chooseStartDate(dateInAddress);
    fillIn(form, applicationFields, readDraft().answers);
    // The form may contain answers typed before hydration, or rejected after a post without script.
    keepAnswers(givenAnswers(form, applicationFields));
    formId.current = readDraft().formId;
    setRevision((count) => count + 1);
  }, [dateInAddress]);

  const listedProblems = useMemo(
    () =>
      applicationFields.flatMap((field) => {
        const message = problems[field];
        return message ? [{ controlId: controlId(field), message }] : [];
      }),
    [problems],
  );

  function showProblems(found: Problems) {
    setHasSubmitted(true);
    setProblems(found);
    onChecked(Object.keys(found).length > 0);
    if (Object.keys(found).length > 0) suggestions.suggestAll();
  }

  function clear() {
    discardDraft();
    if (formRef.current) emptyFields(formRef.current, applicationFields);
    showProblems({});
    suggestions.suggestAll();
    setRevision((count) => count + 1);
  }

  async function onSubmit(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const result = await submit(event.currentTarget, formId.current, showProblems);
    if (result === "posted") markDraftAsPosted();
    if (result === "sent") clear();
  }

  function onInput({ target }: React.InputEvent<HTMLFormElement>) {
    preloadCheckAndSend();
    if (!isControl(target)) return;
    keepAnswers({ [target.name]: target.value });
    formId.current = readDraft().formId;
  }

  return (
    <TransferAnswers
      form={formRef}
      formId={formId}
      revision={revision}
      onTaken={(id) => {
        formId.current = id ?? formId.current;
        setRevision((count) => count + 1);
      }}
    >
      <form
        ref={formRef}
        method="post"
        // The fragment scrolls to the error summary when the form was posted without JavaScript.
        action={`#${problemsId}`}
        noValidate
        onSubmit={onSubmit}
        onInput={onInput}
        {...pressListeners}
        {...suggestions.listeners}
        className="flex flex-col gap-8"
      >
        {refused && !hasSubmitted && listedProblems.length === 0 && (
          <RefusedPostNote id={problemsId} error={refused.error} />
        )}
        {listedProblems.length > 0 && (
          <ErrorSummary
            id={problemsId}
            heading={applicationForm.errorSummary(listedProblems.length)}
            problems={listedProblems}
          />
        )}
        <HoneypotField />
        <div className="rounded-2xl bg-card shadow-soft">
          <TicketStub />
          {sections.map(({ heading, hint, fields }, index) => (
            <TicketSection
              key={heading}
              {...{ heading, hint, fields }}
              step={`${index + 1} / ${sections.length}`}
              hintId={sectionHintId}
              form={formRef}
            >
              {fields.map((field) => (
                <ApplicationFieldControl
                  sectionHintId={sectionHintId}
                  key={field}
                  field={field}
                  text={applicationFieldTexts[field]}
                  value={refused?.values[field]}
                  error={problems[field]}
                  suggestion={field === "courseDates" ? startedCourseNote : suggestions.of(field)}
                  prefilledDate={prefilledDate}
                  isLocked={isSending}
                />
              ))}
            </TicketSection>
          ))}
          <div className="ticket-part">
            <div>
              <PrivacyNote text={privacyNotes.application(school.name)} />
              <TermsNote version={termsVersion} />
            </div>
            <div className="mt-5 grid gap-4 sm:grid-cols-2">
              <SubmitButton
                variant="primary"
                isSending={isSending}
                label={applicationForm.submit}
                sending={applicationForm.sending}
              />
              <ClearAnswers onClear={clear} />
            </div>
          </div>
        </div>
      </form>
    </TransferAnswers>
  );
}
