import { applicationForm } from "#content/form-texts/application-form.ts";
import { BEGUN_COURSE_FIELD, type RefusedPost } from "#forms/contract.ts";
import { useEffect, useRef } from "react";

import { MessageDialog } from "../../../ui/dialog/message-dialog.tsx";
import { Button } from "../../../ui/button/button.tsx";
import { controlId } from "./application-field-control.tsx";

const text = applicationForm.begun;

interface BegunCourseDialogProps {
  /** Called exactly once; leaving the page counts as "no". */
  onAnswer: (isConfirmed: boolean) => void;
}

/** A dialog that asks for confirmation before an application for a past start date is sent. */
export function BegunCourseDialog({ onAnswer }: BegunCourseDialogProps) {
  const isAnswered = useRef(false);

  function answer(isConfirmed: boolean) {
    if (isAnswered.current) return;
    isAnswered.current = true;
    onAnswer(isConfirmed);
  }

  // Leaving the page counts as "no"; otherwise the pending submit would block all later ones.
  const onLeave = useRef(answer);
  useEffect(() => () => onLeave.current(false), []);

  return (
    <MessageDialog
      tone="question"
      title={text.question}
      close={text.keep}
      confirm={{ label: text.confirm, onConfirm: () => answer(true) }}
      onClose={() => answer(false)}
    >
      {text.consequence}
    </MessageDialog>
  );
}

type BegunCourseNoteProps = Pick<RefusedPost, "values" | "error"> & {
  /** The note's id, also the fragment of the URL that the form is posted to. */
  id: string;
  isShown: boolean;
};

/** The dialog's question as a note, after a form was posted without JavaScript. */
export function BegunCourseNote({ id, values, error, isShown }: BegunCourseNoteProps) {
  return (
    <>
      {/* Posting the form again confirms this date; for another past date the question returns. */}
      <input type="hidden" name={BEGUN_COURSE_FIELD} value={values["courseDates"]} />
      {isShown && (
        <div id={id} role="alert" className="rounded-2xl border-2 border-link bg-card p-6">
          <h2 className="text-2xl">{error}</h2>
          <p className="mt-2">{text.consequence}</p>
          <p className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
            <Button type="submit" variant="outline">
              {text.confirm}
            </Button>
            <a
              href={`#${controlId("courseDates")}`}
              className="text-link underline underline-offset-4"
            >
              {text.keep}
            </a>
          </p>
        </div>
      )}
    </>
  );
}
