import { useState } from "react";
import { type FetcherWithComponents, Link } from "react-router";

import { Icon } from "#app/ui/icon/icon.tsx";

import type { Reply, SubmissionDetails } from "../../../../contract/submission.ts";
import { CopyTextButton } from "../../../shell/copy-text-button.tsx";
import { postStep } from "../../../shell/steps/post-step.ts";
import { StepDot } from "../../../shell/steps/step-dot.tsx";
import { stepWords } from "../../../shell/steps/step-words.ts";
import { StudioIcon } from "../../../shell/studio-icon.tsx";
import { replyWords as text } from "./reply-words.ts";

interface ReplyPanelProps {
  submission: SubmissionDetails;
  fetcher: FetcherWithComponents<unknown>;
  /** The address whose action sets a step. */
  address: string;
}

/** The school's texts to send, and the step that follows each. */
export function ReplyPanel({ submission, fetcher, address }: ReplyPanelProps) {
  const { email, step, replies } = submission;
  const [sent, setSent] = useState<Reply>();
  if (!email || replies.length === 0) return null;
  return (
    <section className="mb-10">
      <div className="mb-2 flex items-baseline justify-between gap-4">
        <h2 className="text-subtitle">{text.heading}</h2>
        <Link to="/website/replies" className="inline-link text-sm">
          {text.edit}
        </Link>
      </div>
      <ul className="rows">
        {replies.map((reply) => (
          <li key={reply.title} className="py-2">
            <ReplyRow reply={reply} onUsed={() => setSent(reply)} />
            {sent === reply && reply.step !== step && (
              <p className="mt-2">
                <button
                  type="button"
                  className="small-button border-2"
                  onClick={() => postStep(fetcher, address, submission, reply.step)}
                >
                  <StepDot step={reply.step} />
                  {text.propose(stepWords.steps[reply.step])}
                </button>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One text: what it says, and buttons that send or copy it. */
function ReplyRow({ reply, onUsed }: { reply: Reply; onUsed: () => void }) {
  const { title, mail, whatsApp, lacksBooking } = reply;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 className="text-base font-medium">
          <button
            type="button"
            aria-expanded={isOpen}
            className="inline-flex min-h-10 cursor-pointer items-center gap-2 text-left"
            onClick={() => setIsOpen(!isOpen)}
          >
            <StudioIcon name={isOpen ? "down" : "next"} className="size-4 text-link" />
            {title}
          </button>
        </h3>
        <p className="-mx-4 flex flex-wrap">
          {whatsApp && (
            <a
              href={whatsApp}
              target="_blank"
              rel="noreferrer"
              aria-label={text.name(text.by.whatsApp, title)}
              className="quiet-button"
              onClick={onUsed}
            >
              <Icon name="whatsapp" className="size-5" />
              {text.by.whatsApp}
            </a>
          )}
          <a
            href={mail}
            aria-label={text.name(text.by.mail, title)}
            className="quiet-button"
            onClick={onUsed}
          >
            <StudioIcon name="mail" />
            {text.by.mail}
          </a>
          <CopyTextButton
            text={reply.text}
            label={text.by.copy}
            done={text.by.copied}
            of={title}
            isQuiet
            onCopied={onUsed}
          />
        </p>
      </div>
      {lacksBooking && (
        <p className="text-sm text-error">
          {text.noBooking}{" "}
          <Link to="/website/interview?field=booking" className="inline-link">
            {text.addBooking}
          </Link>
        </p>
      )}
      {isOpen && (
        <p className="max-w-prose py-2 pl-6 break-words whitespace-pre-wrap text-muted-foreground">
          {reply.text}
        </p>
      )}
    </>
  );
}
