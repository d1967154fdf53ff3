import { useState } from "react";

import { buttonClass } from "#app/ui/button/button.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";

import type { Step } from "#forms/steps.ts";

import type { SubmissionDetails } from "../../../../server/submissions/submission-details.ts";
import { stepWords } from "../../../shell/steps/step-words.ts";
import { StepDot, useSteps } from "../../../shell/steps/step-controls.tsx";
import { StudioIcon } from "../../../shell/studio-icon.tsx";

/** What a page is about. */
export const best = `${buttonClass("primary")} gap-2 max-sm:w-full sm:min-w-60`;

/** Opens a chat or a mail without one of the school’s texts, the best way first. */
export function WaysToWrite({ submission }: { submission: SubmissionDetails }) {
  const { email, step } = submission;
  const { whatsApp, mail } = submission.links;
  const [hasWritten, setHasWritten] = useState(false);
  const onClick = () => setHasWritten(true);
  return (
    <>
      <p className="reply-ways">
        {whatsApp && (
          <a href={whatsApp} target="_blank" rel="noreferrer" className={best} onClick={onClick}>
            <Icon name="whatsapp" className="size-5" />
            Write by WhatsApp
          </a>
        )}
        {email && (
          <a href={mail} className={whatsApp ? "quiet-button" : best} onClick={onClick}>
            <StudioIcon name="mail" />
            Write a mail
          </a>
        )}
      </p>
      {hasWritten && step === "new" && <Proposal submission={submission} step="answered" />}
    </>
  );
}

/** Sets the step that follows from what was sent, unless it is set already. */
export function Proposal({ submission, step }: { submission: SubmissionDetails; step: Step }) {
  const { set } = useSteps();
  if (step === submission.step) return null;
  return (
    <button
      type="button"
      className="small-button mt-2 border-2"
      onClick={() => set(submission, step)}
    >
      <StepDot step={step} />
      Have you sent it? Set to “{stepWords.steps[step]}”
    </button>
  );
}
