import {
  applicationFieldTexts as applicationFields,
  applicationForm,
} from "#content/form-texts/application-form.ts";
import type { Problems, RefusedPost } from "#forms/contract.ts";
import { useState } from "react";

import { markDraftAsPosted } from "#app/forms/application/application-draft.ts";
import { useApplicationSubmission } from "#app/forms/application/application-submission.tsx";
import { HoneypotField } from "#app/forms/form-parts.tsx";
import { preloadCheckAndSend } from "#app/forms/sending/use-form-submission.ts";
import { useSuggestions } from "#app/forms/suggestions/use-suggestions.tsx";
import { useOwnProblems } from "#app/own-words.ts";
import { TransferAnswers } from "../transfer/transfer-answers.tsx";
import { ApplicationSections } from "./application-sections.tsx";
import { FormProblems } from "./form-problems.tsx";
import { TicketFoot, TicketStub } from "./ticket.tsx";
import { useApplicationDraft } from "./use-application-draft.ts";

const problemsId = "problems";
const delivered = { applicationForm, applicationFields };

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
  const { form, formId, keep, clear } = useApplicationDraft(dateInAddress);
  const [found, setProblems] = useState<Problems>(refused?.problems ?? {});
  const problems = useOwnProblems(found, delivered);
  const [hasSubmitted, setHasSubmitted] = useState(false);
  const { isSending, submit } = useApplicationSubmission();
  const suggestions = useSuggestions(form);

  function showProblems(checked: Problems) {
    setHasSubmitted(true);
    setProblems(checked);
    onChecked(Object.keys(checked).length > 0);
    if (Object.keys(checked).length > 0) suggestions.suggestAll();
  }

  function clearAll() {
    clear();
    showProblems({});
    suggestions.suggestAll();
  }

  async function onSubmit(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const result = await submit(event.currentTarget, formId.current, showProblems);
    if (result === "posted") markDraftAsPosted();
    if (result === "sent") clearAll();
  }

  function onInput({ target }: React.InputEvent<HTMLFormElement>) {
    preloadCheckAndSend();
    keep(target);
  }

  return (
    <>
      <form
        ref={form}
        method="post"
        // The fragment scrolls to the error summary when the form was posted without JavaScript.
        action={`#${problemsId}`}
        noValidate
        onSubmit={onSubmit}
        onInput={onInput}
        {...suggestions.listeners}
        className="flex flex-col gap-8"
      >
        <FormProblems
          id={problemsId}
          problems={problems}
          refusal={hasSubmitted ? undefined : refused?.error}
        />
        <HoneypotField />
        <div className="rounded-2xl bg-card shadow-soft">
          <TicketStub />
          <ApplicationSections
            form={form}
            dateInAddress={dateInAddress}
            values={refused?.values ?? {}}
            problems={problems}
            suggestionOf={suggestions.of}
            isLocked={isSending}
          />
          <TicketFoot isSending={isSending} onClear={clearAll} />
        </div>
      </form>
      <TransferAnswers form={form} formId={formId} />
    </>
  );
}
