import { Fragment, useState } from "react";
import { Link } from "react-router";

import type { Reply } from "#studio/server/submissions/replies-to.ts";
import type { SubmissionDetails } from "#studio/server/submissions/submission-details.ts";
import { stepLabels } from "#studio/client/shell/steps/step-labels.ts";
import { StudioIcon } from "#studio/client/shell/studio-icon.tsx";
import { DateTrouble } from "./date-trouble.tsx";
import { best, Proposal, stepAfter, WaysToSend } from "./ways-to-send.tsx";

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
  const { dateTrouble, links } = submission;
  const [isSent, setIsSent] = useState(false);
  if (reply.parts.length > 1) return <LetterWithGap parts={reply.parts} />;
  const isDateOpen =
    dateTrouble !== undefined &&
    dateTrouble !== "draft" &&
    reply.date !== undefined &&
    typed.includes(reply.date);
  const next = stepAfter(submission, reply.step);
  return (
    <>
      <DateTrouble submission={submission} date={reply.date} typed={typed} onType={onType} />
      {/* On phones the button to send stays in sight as long as the letter is. */}
      <div>
        <textarea
          aria-label="Text of the reply"
          value={typed}
          rows={typed.split("\n").length + 2}
          onChange={({ currentTarget }) => onType(currentTarget.value)}
          className="field-control letter"
        />
        <WaysToSend
          submission={submission}
          text={typed}
          isDateOpen={isDateOpen}
          onSent={() => setIsSent(true)}
        />
      </div>
      {isSent && next && <Proposal submission={submission} step={next} />}
      {!isSent && !isDateOpen && (
        <p className="mt-1 text-sm text-muted-foreground">
          {links.whatsApp ? "WhatsApp or your mail" : "Your mail"} opens with this text, and you
          send it there.{next && ` Then one press here sets “${stepLabels[next]}”.`}
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
            {index > 0 && (
              <span className="whitespace-nowrap rounded-md border border-dashed border-link px-1.5 text-link">
                your interview link
              </span>
            )}
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
