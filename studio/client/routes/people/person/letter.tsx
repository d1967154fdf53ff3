import { useEffect, useEffectEvent, useState } from "react";
import { Link } from "react-router";

import { fieldUrl } from "#studio/contract/data-path.ts";
import { noteOfLetter } from "#studio/contract/kept-notes.ts";
import type { Reply } from "#studio/server/submissions/replies-to.ts";
import type { SubmissionDetails } from "#studio/server/submissions/submission-details.ts";
import { StudioIcon } from "#studio/client/shell/studio-icon.tsx";
import { DateTrouble } from "./date-trouble.tsx";
import { best, Proposal, stepAfter, WaysToSend } from "./ways-to-send.tsx";

interface LetterProps {
  reply: Reply;
  submission: SubmissionDetails;
  /** The text as it is now. */
  typed: string;
  onType: (typed: string) => void;
  /** Called once the history has it. */
  onKept: () => void;
}

/** A letter that can be changed, with the ways to send it, and the step that follows. */
export function Letter({ reply, submission, typed, onType, onKept }: LetterProps) {
  const { links } = submission;
  const [isSent, setIsSent] = useState(false);
  const gap = reply.gaps.find(({ mark }) => typed.includes(mark));
  const next = stepAfter(submission, reply.step);
  const note = noteOfLetter(reply.title, typed);
  const isKept = submission.timeline.some((entry) => entry.kind === "note" && entry.note === note);
  const forget = useEffectEvent(onKept);
  useEffect(() => {
    if (isKept) forget();
  }, [isKept]);
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
        <ol className="mt-4 grid list-decimal gap-4 pl-5 marker:font-semibold">
          <li>
            {!gap &&
              `${links.whatsApp ? "WhatsApp or your mail" : "Your mail"} opens with this text: send it there.`}
            <WaysToSend
              submission={submission}
              text={typed}
              isDateOpen={gap !== undefined}
              isSent={isSent}
              onSent={() => setIsSent(true)}
            />
          </li>
          {!gap && (next ?? !isKept) && (
            <li>
              <p>Then press here, and it is in the history.</p>
              <Proposal submission={submission} step={next} note={note} isSent={isSent} />
            </li>
          )}
        </ol>
      )}
    </>
  );
}
