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
  const { email, step, replies } = submission;
  const { set } = useSteps();
  const [sent, setSent] = useState<Reply>();
  if (!email || replies.length === 0) return null;
  const next = nextReply(submission);
  const others = replies.filter((reply) => reply !== next);
  const proposalAfter = (reply: Reply) =>
    sent?.title === reply.title &&
    reply.step !== step && (
      <p className="mt-2">
        <button
          type="button"
          className="small-button border-2"
          onClick={() => set(submission, reply.step)}
        >
          <StepDot step={reply.step} />
          {text.propose(stepWords.steps[reply.step])}
        </button>
      </p>
    );
  return (
    <section className="mb-10">
      <div className="mb-2 flex items-baseline justify-between gap-4">
        <h2 className="text-subtitle">{text.heading}</h2>
        <Link to="/website/replies" className="inline-link text-sm">
          {text.edit}
        </Link>
      </div>
      {next && (
        <div className="panel border-link">
          <h3 className="text-base font-semibold">{next.title}</h3>
          <p className="mt-2 mb-3 max-w-prose break-words whitespace-pre-wrap">{next.text}</p>
          <MissingBooking reply={next} isNext />
          <div className="mt-3">
            <SendButtons reply={next} isNext={!next.lacksBooking} onUsed={() => setSent(next)} />
          </div>
          {proposalAfter(next)}
        </div>
      )}
      {others.length > 0 && (
        <details className="mt-2">
          <summary className="quiet-button -ml-4">{text.others}</summary>
          <ul className="rows mt-1">
            {others.map((reply) => (
              <li key={reply.title} className="py-2">
                <ReplyRow reply={reply} onUsed={() => setSent(reply)} />
                {proposalAfter(reply)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

interface ReplyProps {
  reply: Reply;
  onUsed: () => void;
}

/** One of the other texts: its title, which opens it, and the buttons that send or copy it. */
function ReplyRow({ reply, onUsed }: ReplyProps) {
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
            {reply.title}
          </button>
        </h3>
        <SendButtons reply={reply} onUsed={onUsed} />
      </div>
      <MissingBooking reply={reply} />
      {isOpen && (
        <p className="max-w-prose py-2 pl-6 break-words whitespace-pre-wrap text-muted-foreground">
          {reply.text}
        </p>
      )}
    </>
  );
}

/** The ways to send a text; the best one stands out in the message for the present step. */
function SendButtons({
  reply: { title, text: copied, mail, whatsApp },
  isNext = false,
  onUsed,
}: ReplyProps & { isNext?: boolean }) {
  const quiet = "quiet-button max-sm:px-2";
  const best = isNext ? `${buttonClass("primary")} gap-2` : quiet;
  return (
    <p className={`flex flex-wrap ${isNext ? "gap-x-1 gap-y-2" : "-mx-4"}`}>
      {whatsApp && (
        <a
          href={whatsApp}
          target="_blank"
          rel="noreferrer"
          aria-label={text.name(text.by.whatsApp, title)}
          className={best}
          onClick={onUsed}
        >
          <Icon name="whatsapp" className="size-5" />
          {text.by.whatsApp}
        </a>
      )}
      <a
        href={mail}
        aria-label={text.name(text.by.mail, title)}
        className={whatsApp ? quiet : best}
        onClick={onUsed}
      >
        <StudioIcon name="mail" />
        {text.by.mail}
      </a>
      <CopyTextButton
        text={copied}
        label={text.by.copy}
        done={text.by.copied}
        of={title}
        isQuiet
        onCopied={onUsed}
      />
    </p>
  );
}

/** That a text asks for the link to book an interview, and there is none. To add it comes first. */
function MissingBooking({ reply, isNext }: Pick<ReplyProps, "reply"> & { isNext?: boolean }) {
  if (!reply.lacksBooking) return null;
  return (
    <p className="text-sm text-error">
      {text.noBooking}{" "}
      <Link
        to="/website/interview?field=booking"
        className={isNext ? `${buttonClass("primary")} mt-2 flex w-fit` : "inline-link"}
      >
        {text.addBooking}
      </Link>
    </p>
  );
}
