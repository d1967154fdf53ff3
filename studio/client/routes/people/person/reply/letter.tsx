import { Link } from "react-router";

import { fieldUrl } from "#studio/contract/data-path.ts";
import type { Reply } from "#studio/server/submissions/replies-to.ts";
import type { SubmissionDetails } from "#studio/server/submissions/submission-details.ts";
import { StudioIcon } from "#studio/client/shell/studio-icon.tsx";
import { DateTrouble } from "./date-trouble.tsx";
import { best, WaysToSend } from "./ways-to-send.tsx";

interface LetterProps {
  reply: Reply;
  submission: SubmissionDetails;
  /** The text as it is now. */
  typed: string;
  onType: (typed: string) => void;
  /** Called once another program has it: “in WhatsApp”. */
  onOpen: (where: string) => void;
}

/** A letter that can be changed, with the ways to send it. */
export function Letter({ reply, submission, typed, onType, onOpen }: LetterProps) {
  const gap = reply.gaps.find(({ mark }) => typed.includes(mark));
  return (
    <>
      <DateTrouble submission={submission} date={reply.date} typed={typed} onType={onType} />
      <textarea
        aria-label="Text of the reply"
        value={typed}
        rows={typed.split("\n").length + 2}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
        className="field-control letter"
      />
      {gap?.field === "booking" ? (
        <>
          <Link to={fieldUrl("interview", "booking")} className={`${best} mt-3`}>
            <StudioIcon name="link" />
            Add the interview link
          </Link>
          <p className="mt-1 text-sm text-muted-foreground">
            You do it once; then this text is ready to send to everybody.
          </p>
        </>
      ) : (
        <WaysToSend
          submission={submission}
          step={reply.step}
          text={typed}
          isDateOpen={gap !== undefined}
          onOpen={onOpen}
        />
      )}
    </>
  );
}
