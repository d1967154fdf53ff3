import { Fragment, useState } from "react";
import { Link } from "react-router";

import { buttonClass } from "#app/ui/button/button.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";

import type { Step } from "#forms/steps.ts";

import type { Reply } from "../../../../server/submissions/replies-to.ts";
import type { SubmissionDetails } from "../../../../server/submissions/submission-details.ts";
import { CopyTextButton } from "../../../shell/copy-text-button.tsx";
import { stepWords } from "../../../shell/steps/step-words.ts";
import { StepDot, useSteps } from "../../../shell/steps/step-controls.tsx";
import { StudioIcon } from "../../../shell/studio-icon.tsx";
import { nextReply } from "./next-reply.ts";
import { personWords } from "./person-words.ts";

const text = personWords.replies;

/** What to send next, with the ways to send it; the school's other texts are folded away. */
export function ReplyPanel({ submission }: { submission: SubmissionDetails }) {
  const { email, links, replies, startDate, isDateGone } = submission;
  if (!email && !links.whatsApp) return null;
  const next = nextReply(submission);
  // A text stays open while its place in the list changes; two may have the same title.
  const others = email
    ? replies.map((reply, id) => ({ id, reply })).filter((one) => one.reply !== next)
    : [];
  return (
    <section className="person-next panel">
      <h2 className="text-sm font-medium text-muted-foreground">{text.heading}</h2>
      {next && (
        <>
          <h3 className="text-subtitle">{next.title}</h3>
          {isDateGone && <p className="font-medium">{text.dateIsGone(startDate)}</p>}
          <Letter key={replies.indexOf(next)} reply={next} submission={submission} isNext />
        </>
      )}
      {!next && <WaysToWrite submission={submission} />}
      {others.length > 0 && (
        <>
          <ul className="rows mt-4">
            {others.map(({ id, reply }) => (
              <li key={id}>
                <details className="group">
                  <summary className="row min-h-12 cursor-pointer">
                    <span className="min-w-0 flex-1 font-medium">{reply.title}</span>
                    <StudioIcon name="next" className="size-5 text-link group-open:rotate-90" />
                  </summary>
                  <Letter reply={reply} submission={submission} />
                </details>
              </li>
            ))}
          </ul>
          <Link to="/website/replies" className="quiet-button -mb-2 -ml-4 mt-1">
            {text.edit}
          </Link>
        </>
      )}
    </section>
  );
}

interface LetterProps {
  reply: Reply;
  submission: SubmissionDetails;
  /** Whether it is the one for the present step. */
  isNext?: boolean;
}

/** Characters of a text that phones show whole. */
const SHORT = 160;

/** A text with the ways to send it, the best one first; once sent, it proposes its step. */
function Letter({ reply, submission, isNext = false }: LetterProps) {
  const { step, parts } = reply;
  const [isSent, setIsSent] = useState(false);
  const isLong = isNext && reply.text.length > SHORT;
  const [isWhole, setIsWhole] = useState(!isLong);
  return (
    <div className="pb-2">
      <div className="bubble">
        <p className={isWhole ? "" : "max-sm:line-clamp-3"}>
          {parts.map((part, index) => (
            <Fragment key={part}>
              {index > 0 && <span className="letter-gap">{text.gap}</span>}
              {part}
            </Fragment>
          ))}
        </p>
        {!isWhole && (
          <button
            type="button"
            className="min-h-8 cursor-pointer font-medium text-link sm:hidden"
            onClick={() => setIsWhole(true)}
          >
            {text.whole}
          </button>
        )}
      </div>
      {parts.length > 1 ? (
        <div className="mt-3">
          <p className="mb-2 text-sm text-muted-foreground">{text.noBooking}</p>
          <Link
            to="/website/interview?field=booking"
            className={isNext ? best : "quiet-button -ml-4"}
          >
            <StudioIcon name="link" />
            {text.addBooking}
          </Link>
        </div>
      ) : (
        <WaysToSend reply={reply} isNext={isNext} onSent={() => setIsSent(true)} />
      )}
      {parts.length > 1 && isNext && <WaysToWrite submission={submission} first="quiet-button" />}
      {isSent && <Proposal submission={submission} step={step} />}
    </div>
  );
}

/** Sets the step that follows from what was sent, unless it is set already. */
function Proposal({ submission, step }: { submission: SubmissionDetails; step: Step }) {
  const { set } = useSteps();
  if (step === submission.step) return null;
  return (
    <button
      type="button"
      className="small-button mt-2 border-2"
      onClick={() => set(submission, step)}
    >
      <StepDot step={step} />
      {text.propose(stepWords.steps[step])}
    </button>
  );
}

/** What a page is about. */
const best = `${buttonClass("primary")} w-full gap-2`;

/** Opens a chat or a mail without one of the school's texts, the best way first. */
function WaysToWrite({
  submission,
  first = best,
}: Pick<LetterProps, "submission"> & { first?: string }) {
  const { email, step } = submission;
  const { whatsApp, mail } = submission.links;
  const [hasWritten, setHasWritten] = useState(false);
  const onClick = () => setHasWritten(true);
  return (
    <div className={first === best ? "mt-3" : "mt-1 -ml-4"}>
      {whatsApp && (
        <a href={whatsApp} target="_blank" rel="noreferrer" className={first} onClick={onClick}>
          <Icon name="whatsapp" className="size-5" />
          {text.write.whatsApp}
        </a>
      )}
      {email && (
        <a href={mail} className={whatsApp ? "quiet-button" : first} onClick={onClick}>
          <StudioIcon name="mail" />
          {text.write.mail}
        </a>
      )}
      {hasWritten && step === "new" && <Proposal submission={submission} step="answered" />}
    </div>
  );
}

interface WaysToSendProps extends Pick<LetterProps, "reply" | "isNext"> {
  onSent: () => void;
}

function WaysToSend({ reply, isNext, onSent }: WaysToSendProps) {
  const { title, text: letter, mail, whatsApp } = reply;
  const first = isNext ? best : "quiet-button";
  return (
    <p className={`mt-3 flex flex-wrap ${isNext ? "" : "-ml-4"}`}>
      {whatsApp && (
        <a
          href={whatsApp}
          target="_blank"
          rel="noreferrer"
          aria-label={text.name(text.by.whatsApp, title)}
          className={first}
          onClick={onSent}
        >
          <Icon name="whatsapp" className="size-5" />
          {text.by.whatsApp}
        </a>
      )}
      <a
        href={mail}
        aria-label={text.name(text.by.mail, title)}
        className={whatsApp ? "quiet-button" : first}
        onClick={onSent}
      >
        <StudioIcon name="mail" />
        {text.by.mail}
      </a>
      <CopyTextButton
        text={letter}
        label={text.by.copy}
        done={text.by.copied}
        of={title}
        isQuiet
        onCopied={onSent}
      />
    </p>
  );
}
