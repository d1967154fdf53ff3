import { buttonClass } from "#app/ui/button/button.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";

import type { Step } from "#forms/steps.ts";

import type { SubmissionDetails } from "#studio/server/submissions/submission-details.ts";
import { CopyTextButton } from "#studio/client/shell/copy-text-button.tsx";
import { stepLabels } from "#studio/client/shell/steps/step-labels.ts";
import { StepDot, useSteps } from "#studio/client/shell/steps/step-controls.tsx";
import { StudioIcon } from "#studio/client/shell/studio-icon.tsx";
import { usePageFetcher } from "#studio/client/shell/use-page-fetcher.ts";

/** What a page is about. */
export const best = `${buttonClass("primary")} gap-2 max-sm:w-full sm:min-w-60 xl:w-full`;

const WAYS = "mt-2 flex flex-wrap items-center gap-2";

interface WaysToSendProps {
  submission: SubmissionDetails;
  text: string;
  /** Whether the text lacks its date, so that it cannot be sent. */
  isDateOpen: boolean;
  /** Whether a way was taken, so that saying so is what comes next. */
  isSent: boolean;
  onSent: () => void;
}

/** Opens a chat or a mail with a text, the best way first. */
export function WaysToSend({ submission, text, isDateOpen, isSent, onSent }: WaysToSendProps) {
  const { whatsApp, mail } = replyLinks(submission.links, text);
  const first = isSent ? "small-button" : best;
  if (isDateOpen) {
    return (
      <div className={WAYS}>
        <button type="button" disabled aria-describedby="why-not" className={best}>
          {whatsApp ? "Send by WhatsApp" : "Send by mail"}
        </button>
        <p id="why-not" className="text-sm">
          It can be sent once it has a date.
        </p>
      </div>
    );
  }
  const byWhatsApp = whatsApp && (
    <a href={whatsApp} target="_blank" className={first} onClick={onSent}>
      <Icon name="whatsapp" className="size-5" />
      Send by WhatsApp
    </a>
  );
  const byMail = submission.email && (
    <a href={mail} className={whatsApp ? "quiet-button" : first} onClick={onSent}>
      <StudioIcon name="mail" />
      Send by mail
    </a>
  );
  return (
    <div className={WAYS}>
      {byWhatsApp ?? byMail}
      <span className="-ml-4 flex sm:max-xl:ml-0">
        {whatsApp && byMail}
        <CopyTextButton text={text} label="Copy" done="Copied" isQuiet onCopied={onSent} />
      </span>
    </div>
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

/** The step that follows from what is sent, if it is another; an answer leads nobody back. */
export function stepAfter({ step: present }: SubmissionDetails, step: Step): Step | undefined {
  return step === present || (step === "answered" && present !== "new") ? undefined : step;
}

interface ProposalProps {
  submission: SubmissionDetails;
  step: Step | undefined;
  note: string;
  isSent: boolean;
}

/** Keeps what was sent, and sets the step that follows from it, if one does. */
export function Proposal({ submission, step, note, isSent }: ProposalProps) {
  const { set } = useSteps();
  const { send } = usePageFetcher();
  return (
    <button
      type="button"
      className={`mt-2 ${isSent ? best : "small-button"}`}
      onClick={() => (step ? set(submission, step, note) : send({ note }))}
    >
      {step ? <StepDot step={step} /> : <StudioIcon name="history" />}
      I have sent it{step && `: set to “${stepLabels[step]}”`}
    </button>
  );
}
