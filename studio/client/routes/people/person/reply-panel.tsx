import { useState } from "react";
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

/** A text with the ways to send it, the best one first; once sent, it proposes its step. */
function Letter({ reply, submission, isNext = false }: LetterProps) {
  const { title, step, text: letter, mail, whatsApp, lacksBooking } = reply;
  const { set } = useSteps();
  const [isSent, setIsSent] = useState(false);
  const quiet = "quiet-button max-sm:px-2";
  // To add the link that the text asks for comes first.
  const best = isNext && !lacksBooking ? `${buttonClass("primary")} gap-2` : quiet;
  const send = () => setIsSent(true);
  return (
    <div className="pb-2">
      <p className="mt-2 max-w-prose break-words whitespace-pre-wrap">{letter}</p>
      {lacksBooking && (
        <p className="mt-3 text-sm text-error">
          {text.noBooking}{" "}
          <Link
            to="/website/interview?field=booking"
            className={isNext ? `${buttonClass("primary")} mt-2 flex w-fit` : "inline-link"}
          >
            {text.addBooking}
          </Link>
        </p>
      )}
      <p className={`mt-3 flex flex-wrap gap-y-2 ${best === quiet ? "-mx-4 max-sm:-mx-2" : ""}`}>
        {whatsApp && (
          <a
            href={whatsApp}
            target="_blank"
            rel="noreferrer"
            aria-label={text.name(text.by.whatsApp, title)}
            className={best}
            onClick={send}
          >
            <Icon name="whatsapp" className="size-5" />
            {text.by.whatsApp}
          </a>
        )}
        <a
          href={mail}
          aria-label={text.name(text.by.mail, title)}
          className={whatsApp ? quiet : best}
          onClick={send}
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
          onCopied={send}
        />
      </p>
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
