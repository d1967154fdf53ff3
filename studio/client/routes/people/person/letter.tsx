import { Fragment, useRef, useState } from "react";
import { Link } from "react-router";

import { Icon } from "#app/ui/icon/icon.tsx";

import type { Reply } from "../../../../server/submissions/replies-to.ts";
import type { SubmissionDetails } from "../../../../server/submissions/submission-details.ts";
import { CopyTextButton } from "../../../shell/copy-text-button.tsx";
import { StudioIcon } from "../../../shell/studio-icon.tsx";
import { personWords } from "./person-words.ts";
import { replyLinks } from "./reply-links.ts";
import { best, Proposal } from "./ways-to-write.tsx";

const text = personWords.replies;
/** Where the link is added that letters lack. */
const BOOKING = "/website/interview?field=booking";

interface LetterProps {
  reply: Reply;
  submission: SubmissionDetails;
  /** The text as it is now. */
  typed: string;
  onType: (typed: string) => void;
}

/** A letter that can be changed, with the ways to send it; once sent, it proposes its step. */
export function Letter({ reply, submission, typed, onType }: LetterProps) {
  const { startDate, dateTrouble } = submission;
  const [isSent, setIsSent] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const isOld = dateTrouble !== undefined && reply.date && typed.includes(reply.date);
  const mustChange = isOld && dateTrouble !== "draft";
  if (reply.parts.length > 1) return <LetterWithGap parts={reply.parts} />;

  function selectDate() {
    const start = typed.indexOf(reply.date ?? "");
    field.current?.focus();
    field.current?.setSelectionRange(start, start + (reply.date?.length ?? 0));
  }

  return (
    <>
      {isOld && (
        <p className="mt-3 max-w-prose font-medium">
          {text.dateTrouble[dateTrouble](startDate)}{" "}
          {dateTrouble === "draft" && (
            <Link to="/publish" className="inline-link">
              Publish it
            </Link>
          )}
        </p>
      )}
      <textarea
        ref={field}
        aria-label="Text of the reply"
        value={typed}
        rows={typed.split("\n").length + 2}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
        className="field-control letter"
      />
      {mustChange && (
        <button type="button" className={`${best} mt-3 cursor-pointer`} onClick={selectDate}>
          <StudioIcon name="words" />
          Change the date
        </button>
      )}
      <WaysToSend
        {...replyLinks(submission.links, typed)}
        text={typed}
        isBest={!mustChange}
        onSent={() => setIsSent(true)}
      />
      {isSent && <Proposal submission={submission} step={reply.step} />}
      {!isSent && !mustChange && (
        <p className="mt-1 text-sm text-muted-foreground">
          WhatsApp or your mail opens with this text, and you send it there.
        </p>
      )}
    </>
  );
}

/** A letter with a mark where it lacks the interview link, and the way to add it. */
function LetterWithGap({ parts }: Pick<Reply, "parts">) {
  return (
    <>
      <p className="bubble">
        {parts.map((part, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two parts may be the same
          <Fragment key={index}>
            {index > 0 && <span className="letter-gap">your interview link</span>}
            {part}
          </Fragment>
        ))}
      </p>
      <Link to={BOOKING} className={`${best} mt-3`}>
        <StudioIcon name="link" />
        Add the interview link
      </Link>
      <p className="mt-1 text-sm text-muted-foreground">
        You do it once; then this text is ready to send to everybody.
      </p>
    </>
  );
}

interface WaysToSendProps extends ReturnType<typeof replyLinks> {
  text: string;
  /** Whether to send it is the next thing to do. */
  isBest: boolean;
  onSent: () => void;
}

function WaysToSend({ whatsApp, mail, text: letter, isBest, onSent }: WaysToSendProps) {
  const byWhatsApp = whatsApp && (
    <a
      href={whatsApp}
      target="_blank"
      rel="noreferrer"
      className={isBest ? best : "quiet-button"}
      onClick={onSent}
    >
      <Icon name="whatsapp" className="size-5" />
      Send by WhatsApp
    </a>
  );
  const byMail = (
    <a href={mail} className={isBest && !whatsApp ? best : "quiet-button"} onClick={onSent}>
      <StudioIcon name="mail" />
      Send by mail
    </a>
  );
  return (
    <p className="reply-ways">
      {isBest && (byWhatsApp ?? byMail)}
      <span className={`flex flex-wrap ${isBest ? "max-sm:-ml-4" : "-ml-4"}`}>
        {!isBest && byWhatsApp}
        {(!isBest || whatsApp) && byMail}
        <CopyTextButton text={letter} label="Copy" done="Copied" isQuiet onCopied={onSent} />
      </span>
    </p>
  );
}
