import {
  applicationFields,
  applicationFieldTexts,
  applicationForm as words,
} from "#content/application-form.ts";
import { useEffect, useMemo, useRef, useState } from "react";
import { useNavigate } from "react-router";

import { Button } from "../../ui/button.tsx";
import { ErrorSummary } from "../../ui/error-summary.tsx";
import { MessageDialog } from "../../ui/message-dialog.tsx";
import { readForm } from "../read-form.ts";
import { createMailSender } from "../send-mail.ts";
import type { Problems, RefusedPost } from "../submission-service.ts";
import { validate } from "../validate.ts";
import { emptyAnswers, fillInAnswers } from "./answers.ts";
import { ApplicationFieldControl, controlId } from "./application-field-control.tsx";
import { ClearAnswers } from "./clear-answers.tsx";
import { discardDraft, keepDraft, readDraft } from "./draft.ts";
import { applicationMailText } from "./mail-text.ts";
import { applicationSchema } from "./schema.ts";
import { clearStartDate, useStartDateChoice } from "./start-date-choice.ts";

interface ApplicationFormProps {
  /** The start date that the address names; empty where it names none. */
  dateInAddress: string;
  /** What was posted without JavaScript and not accepted. */
  refused: RefusedPost | undefined;
  /** Told at every submit whether the answers have problems. */
  onChecked: (hasProblems: boolean) => void;
}

type Stage = { at: "editing" | "sending" | "sent" } | { at: "failed"; error: string };

/** The 18 questions, what is wrong with the answers, and what becomes of them. */
export function ApplicationForm({ dateInAddress, refused, onChecked }: ApplicationFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [sendMail] = useState(() => createMailSender((...request) => fetch(...request)));
  const [problems, setProblems] = useState<Problems>(refused?.problems ?? {});
  const [stage, setStage] = useState<Stage>({ at: "editing" });
  const chosenDate = useStartDateChoice();
  const navigate = useNavigate();

  useEffect(() => {
    if (!form.current || refused) return;
    const { courseDates = "", ...answers } = readDraft();
    fillInAnswers(form.current, dateInAddress ? answers : { ...answers, courseDates });
  }, [refused, dateInAddress]);

  const listedProblems = useMemo(
    () =>
      applicationFields.flatMap((field) => {
        const message = problems[field];
        return message ? [{ controlId: controlId(field), message }] : [];
      }),
    [problems],
  );

  function show(found: Problems) {
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
    if (stage.at === "sending") return;
    const answers = validate(applicationSchema, readForm(new FormData(event.currentTarget)));
    show(answers.ok ? {} : answers.problems);
    if (!answers.ok) return;

    setStage({ at: "sending" });
    const sending = await sendMail({
      subject: words.subject,
      text: applicationMailText(answers.values),
      fields: answers.values,
    });
    if (sending.ok) {
      clear();
      setStage({ at: "sent" });
    } else {
      show(sending.problems);
      setStage({ at: "failed", error: sending.error });
    }
  }

  return (
    <>
      <form
        ref={form}
        method="post"
        noValidate
        onSubmit={submit}
        onInput={(event) => keepDraft(readForm(new FormData(event.currentTarget)))}
        className="flex flex-col gap-12"
      >
        {refused && listedProblems.length === 0 && stage.at === "editing" && (
          <p role="alert" className="rounded-2xl border-2 border-error bg-surface p-6">
            <strong>{words.failure.title}</strong> {words.failure.text} {refused.error}
          </p>
        )}
        {listedProblems.length > 0 && (
          <ErrorSummary heading={words.errorSummary} problems={listedProblems} />
        )}
        {words.sections.map(({ heading, from, to }) => (
          <fieldset key={heading}>
            <legend className="font-display text-2xl font-semibold">{heading}</legend>
            <div className="mt-5 grid gap-x-6 gap-y-7 sm:grid-cols-2">
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
                  />
                ))}
            </div>
          </fieldset>
        ))}
        <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
          <Button type="submit" variant="loud" aria-disabled={stage.at === "sending"}>
            {stage.at === "sending" ? words.sending : words.submit}
          </Button>
          <ClearAnswers onClear={clear} />
        </div>
      </form>
      {stage.at === "sent" && (
        <MessageDialog
          tone="success"
          title={words.success.title}
          close={words.success.ok}
          onClose={() => navigate("/")}
        >
          {words.success.text}
        </MessageDialog>
      )}
      {stage.at === "failed" && listedProblems.length === 0 && (
        <MessageDialog
          tone="error"
          title={words.failure.title}
          close={words.failure.ok}
          onClose={() => setStage({ at: "editing" })}
        >
          {words.failure.text} {stage.error}
        </MessageDialog>
      )}
    </>
  );
}
