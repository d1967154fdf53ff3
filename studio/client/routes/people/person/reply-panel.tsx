import { Fragment, useState } from "react";
import { Link } from "react-router";

import { buttonClass } from "#app/ui/button/button.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";

import type { Reply } from "../../../../server/submissions/replies-to.ts";
import type { SubmissionDetails } from "../../../../server/submissions/submission-details.ts";
import { CopyTextButton } from "../../../shell/copy-text-button.tsx";
import { stepWords } from "../../../shell/steps/step-words.ts";
import { StepDot, useSteps } from "../../../shell/steps/step-controls.tsx";
import { StudioIcon } from "../../../shell/studio-icon.tsx";
import { nextReply } from "./next-reply.ts";
import { personWords } from "./person-words.ts";

const text = personWords.replies;

/** The school's texts to send: the one for the present step, and the others folded away. */
export function ReplyPanel({ submission }: { submission: SubmissionDetails }) {
  const { email, replies } = submission;
  if (!email || replies.length === 0) return null;
  const next = nextReply(submission);
  const others = replies.filter((reply) => reply !== next);
  return (
    <section className="mb-10">
      <div className="mb-2 flex items-baseline justify-between gap-4">
        <h2 className="text-subtitle">{text.heading}</h2>
        <Link to="/website/replies" className="inline-link text-sm">
          {text.edit}
        </Link>
      </div>
      {next && (
        <div className="panel mb-4 border-link">
          <h3 className="text-base font-semibold">{next.title}</h3>
          <Letter key={next.title} reply={next} submission={submission} isNext />
        </div>
      )}
      {others.length > 0 && (
        <ul className="rows">
          {others.map((reply) => (
            <li key={reply.title}>
              <details className="group">
                <summary className="row cursor-pointer">
                  <span className="min-w-0 flex-1 font-medium">{reply.title}</span>
                  <StudioIcon name="next" className="size-5 text-link group-open:rotate-90" />
                </summary>
                <Letter reply={reply} submission={submission} />
              </details>
            </li>
          ))}
        </ul>
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
  const { set } = useSteps();
  const [isSent, setIsSent] = useState(false);
  const isLong = isNext && reply.text.length > SHORT;
  const [isWhole, setIsWhole] = useState(!isLong);
  return (
    <div className="pb-2">
      <p className={`letter ${isWhole ? "" : "max-sm:line-clamp-4"}`}>
        {parts.map((part, index) => (
          <Fragment key={part}>
            {index > 0 && <span className="letter-gap">{text.gap}</span>}
            {part}
          </Fragment>
        ))}
      </p>
      {isLong && !isWhole && (
        <button
          type="button"
          className="quiet-button -ml-4 sm:hidden"
          onClick={() => setIsWhole(true)}
        >
          {text.whole}
        </button>
      )}
      {parts.length > 1 ? (
        <Gap reply={reply} isNext={isNext} />
      ) : (
        <WaysToSend reply={reply} isNext={isNext} onSent={() => setIsSent(true)} />
      )}
      {isSent && step !== submission.step && (
        <button
          type="button"
          className="small-button mt-2 border-2"
          onClick={() => set(submission, step)}
        >
          <StepDot step={step} />
          {text.propose(stepWords.steps[step])}
        </button>
      )}
    </div>
  );
}

/** What a letter lacks, with the place where it is added; sending waits for it. */
function Gap({ reply: { whatsApp }, isNext }: Pick<LetterProps, "reply" | "isNext">) {
  return (
    <>
      <p className="mt-2 text-sm text-error">{text.noBooking}</p>
      <p className="mt-2 flex flex-wrap items-center gap-3">
        <Link
          to="/website/interview?field=booking"
          className={isNext ? buttonClass("primary") : "small-button"}
        >
          {text.addBooking}
        </Link>
        <button type="button" disabled className="small-button pointer-events-none opacity-60">
          {whatsApp ? text.by.whatsApp : text.by.mail}
        </button>
      </p>
    </>
  );
}

interface WaysToSendProps extends Pick<LetterProps, "reply" | "isNext"> {
  onSent: () => void;
}

function WaysToSend({ reply, isNext, onSent }: WaysToSendProps) {
  const { title, text: letter, mail, whatsApp } = reply;
  const quiet = "quiet-button max-sm:px-2";
  const best = isNext ? `${buttonClass("primary")} gap-2` : quiet;
  return (
    <p className={`mt-3 flex flex-wrap gap-y-2 ${isNext ? "" : "-mx-4 max-sm:-mx-2"}`}>
      {whatsApp && (
        <a
          href={whatsApp}
          target="_blank"
          rel="noreferrer"
          aria-label={text.name(text.by.whatsApp, title)}
          className={best}
          onClick={onSent}
        >
          <Icon name="whatsapp" className="size-5" />
          {text.by.whatsApp}
        </a>
      )}
      <a
        href={mail}
        aria-label={text.name(text.by.mail, title)}
        className={whatsApp ? quiet : best}
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
