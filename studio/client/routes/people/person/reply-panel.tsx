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
/** Where the link is added that letters lack. */
const BOOKING = "/website/interview?field=booking";
/** Characters of a text that phones show whole. */
const SHORT = 160;

/** What to send next, with the ways to send it; the school's other texts are folded away. */
export function ReplyPanel({ submission }: { submission: SubmissionDetails }) {
  const { email, links, replies } = submission;
  if (!email && !links.whatsApp) return null;
  const next = nextReply(submission);
  // A text stays open while its place in the list changes; two may have the same title.
  const others = email
    ? replies.map((reply, id) => ({ id, reply })).filter((one) => one.reply !== next)
    : [];
  return (
    <section className="person-next panel">
      <h2 className="text-sm font-medium text-muted-foreground">Next step</h2>
      {next && (
        <>
          <h3 className="text-xl">{next.title}</h3>
          <DateNote {...submission} />
          <NextLetter key={replies.indexOf(next)} reply={next} submission={submission} />
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
            Change these texts
          </Link>
        </>
      )}
    </section>
  );
}

/** That the date in the letter is one that visitors cannot see; nothing if they can. */
function DateNote({ startDate, isDateGone, isDateInDraft }: SubmissionDetails) {
  if (!isDateGone) return null;
  return (
    <p className="mt-1 max-w-prose font-medium">
      {isDateInDraft
        ? `${startDate} is not live yet.`
        : `${startDate} is no longer one of your dates: change it in the letter before you send it.`}{" "}
      {isDateInDraft && (
        <Link to="/publish" className="inline-link">
          Publish it
        </Link>
      )}
    </p>
  );
}

interface LetterProps {
  reply: Reply;
  submission: SubmissionDetails;
}

/** The text for the present step below the button that sends it; phones show its beginning. */
function NextLetter({ reply, submission }: LetterProps) {
  const [isSent, setIsSent] = useState(false);
  const [isWhole, setIsWhole] = useState(reply.text.length <= SHORT);
  const hasGap = reply.parts.length > 1;
  return (
    <>
      {hasGap ? (
        <>
          <Link to={BOOKING} className={`${best} mt-3`}>
            <StudioIcon name="link" />
            {text.addBooking}
          </Link>
          <p className="mt-2 text-sm text-muted-foreground">
            Ready to send as soon as it has your link.
          </p>
        </>
      ) : (
        <WaysToSend reply={reply} isNext onSent={() => setIsSent(true)} />
      )}
      {isSent && <Proposal submission={submission} step={reply.step} />}
      <div className="bubble">
        <p className={isWhole ? "" : "max-sm:line-clamp-3 max-sm:whitespace-normal"}>
          <Words reply={reply} />
        </p>
        {!isWhole && (
          <button
            type="button"
            className="min-h-8 cursor-pointer font-medium text-link sm:hidden"
            onClick={() => setIsWhole(true)}
          >
            Show all
          </button>
        )}
      </div>
      {hasGap && <WaysToWrite submission={submission} first="quiet-button" />}
    </>
  );
}

/** Another text with the ways to send it; once sent, it proposes its step. */
function Letter({ reply, submission }: LetterProps) {
  const [isSent, setIsSent] = useState(false);
  return (
    <div className="pb-2">
      <p className="bubble">
        <Words reply={reply} />
      </p>
      {reply.parts.length > 1 ? (
        <Link to={BOOKING} className="quiet-button mt-2 -ml-4">
          <StudioIcon name="link" />
          {text.addBooking}
        </Link>
      ) : (
        <WaysToSend reply={reply} onSent={() => setIsSent(true)} />
      )}
      {isSent && <Proposal submission={submission} step={reply.step} />}
    </div>
  );
}

/** The words of a letter, with a mark where it lacks the interview link. */
function Words({ reply: { parts } }: Pick<LetterProps, "reply">) {
  return parts.map((part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- two parts may be the same
    <Fragment key={index}>
      {index > 0 && <span className="letter-gap">your interview link</span>}
      {part}
    </Fragment>
  ));
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
      Have you sent it? Set to “{stepWords.steps[step]}”
    </button>
  );
}

/** What a page is about. */
const best = `${buttonClass("primary")} gap-2 max-sm:w-full sm:min-w-60`;

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
    <div className={first === best ? "mt-3 flex flex-wrap gap-1" : "mt-1 -ml-4"}>
      {whatsApp && (
        <a href={whatsApp} target="_blank" rel="noreferrer" className={first} onClick={onClick}>
          <Icon name="whatsapp" className="size-5" />
          Write by WhatsApp
        </a>
      )}
      {email && (
        <a href={mail} className={whatsApp ? "quiet-button" : first} onClick={onClick}>
          <StudioIcon name="mail" />
          Write a mail
        </a>
      )}
      {hasWritten && step === "new" && <Proposal submission={submission} step="answered" />}
    </div>
  );
}

interface WaysToSendProps extends Pick<LetterProps, "reply"> {
  /** Whether it is the text for the present step. */
  isNext?: boolean;
  onSent: () => void;
}

function WaysToSend({ reply, isNext = false, onSent }: WaysToSendProps) {
  const { title, text: letter, mail, whatsApp } = reply;
  const [first, second] = isNext
    ? [best, "quiet-button px-3 max-sm:-ml-3"]
    : ["quiet-button", "quiet-button"];
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
        className={whatsApp ? second : first}
        onClick={onSent}
      >
        <StudioIcon name="mail" />
        {text.by.mail}
      </a>
      <CopyTextButton
        text={letter}
        label="Copy"
        done="Copied"
        of={title}
        isQuiet
        onCopied={onSent}
      />
    </p>
  );
}
