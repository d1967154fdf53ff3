import { buttonClass } from "#app/ui/button/button.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";

import type { Step } from "#forms/steps.ts";

import type { SubmissionDetails } from "../../../../server/submissions/submission-details.ts";
import { CopyTextButton } from "../../../shell/copy-text-button.tsx";
import { stepLabels } from "../../../shell/steps/step-labels.ts";
import { StepDot, useSteps } from "../../../shell/steps/step-controls.tsx";
import { StudioIcon } from "../../../shell/studio-icon.tsx";

/** What a page is about. */
export const best = `${buttonClass("primary")} gap-2 max-sm:w-full sm:min-w-60`;

interface WaysToSendProps {
  submission: SubmissionDetails;
  text: string;
  /** Whether to send it is the next thing to do. */
  isBest: boolean;
  onSent: () => void;
}

/** Opens a chat or a mail with a text, the best way first. */
export function WaysToSend({ submission, text, isBest, onSent }: WaysToSendProps) {
  const { whatsApp, mail } = replyLinks(submission.links, text);
  const byWhatsApp = whatsApp && (
    <a href={whatsApp} target="_blank" className={isBest ? best : "quiet-button"} onClick={onSent}>
      <Icon name="whatsapp" className="size-5" />
      Send by WhatsApp
    </a>
  );
  const byMail = submission.email && (
    <a href={mail} className={isBest && !whatsApp ? best : "quiet-button"} onClick={onSent}>
      <StudioIcon name="mail" />
      Send by mail
    </a>
  );
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-1 gap-y-2">
      {isBest && (byWhatsApp ?? byMail)}
      <span className={`flex flex-wrap ${isBest ? "max-sm:-ml-4" : "-ml-4"}`}>
        {!isBest && byWhatsApp}
        {(!isBest || whatsApp) && byMail}
        <CopyTextButton text={text} label="Copy" done="Copied" isQuiet onCopied={onSent} />
      </span>
    </p>
  );
}

/** The URLs that open a chat and a mail with a text. */
function replyLinks({ mail, whatsApp }: SubmissionDetails["links"], text: string) {
  // RFC 6068: a line break in a mailto URL is %0D%0A.
  const body = encodeURIComponent(text.replaceAll(/\r?\n/g, "\r\n"));
  return {
    mail: `${mail}&body=${body}`,
    whatsApp: whatsApp?.replace(/\?.*/, `?text=${encodeURIComponent(text)}`),
  };
}

/** Sets the step that follows from what was sent; an answer leads nobody back. */
export function Proposal({ submission, step }: { submission: SubmissionDetails; step: Step }) {
  const { set } = useSteps();
  if (step === submission.step || (step === "answered" && submission.step !== "new")) return null;
  return (
    <button
      type="button"
      className="small-button mt-2 border-2"
      onClick={() => set(submission, step)}
    >
      <StepDot step={step} />
      Have you sent it? Set to “{stepLabels[step]}”
    </button>
  );
}
