import { useRef } from "react";
import { Link } from "react-router";

import { fieldUrl } from "#studio/contract/data-path.ts";
import type { Reply } from "#studio/server/submissions/replies-to.ts";
import type { SubmissionDetails } from "#studio/server/submissions/submission-details.ts";
import { StudioIcon } from "#studio/client/shell/studio-icon.tsx";
import { DateTrouble } from "./date-trouble.tsx";
import { WaysToSend } from "./ways-to-send.tsx";

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
  const letterRef = useRef<HTMLTextAreaElement>(null);
  const gap = reply.gaps.find(({ mark }) => typed.includes(mark));
  return (
    <>
      <DateTrouble submission={submission} date={reply.date} typed={typed} onType={onType} />
      {gap?.field === "booking" && (
        <LinkTrouble
          onLeaveOut={() => {
            onType(withoutSentence(typed, gap.mark));
            letterRef.current?.focus();
          }}
        />
      )}
      <textarea
        ref={letterRef}
        aria-label="Text of the reply"
        value={typed}
        rows={typed.split("\n").length + 2}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
        className="field-control letter"
      />
      <WaysToSend
        submission={submission}
        step={reply.step}
        text={typed}
        lacks={gap && lacking[gap.field]}
        onOpen={onOpen}
      />
    </>
  );
}

const lacking = { date: "a date", booking: "the link, or goes without it" };

/** That a letter has no link to book an interview, with the ways to go on. */
function LinkTrouble({ onLeaveOut }: { onLeaveOut: () => void }) {
  return (
    <div className="letter-trouble">
      <p className="flex items-start gap-2 leading-snug font-medium">
        <StudioIcon name="alert" className="size-5 shrink-0" />
        The interview link is missing. Add it once for everybody, or leave it out:
      </p>
      <p className="mt-2 flex flex-wrap gap-1.5">
        <Link to={fieldUrl("interview", "booking")} className="chip bg-card text-foreground">
          Add the link
        </Link>
        <button type="button" className="chip bg-card text-foreground" onClick={onLeaveOut}>
          Leave it out
        </button>
      </p>
    </div>
  );
}

/** A text without the sentence that has a mark, and without the empty lines that this leaves. */
function withoutSentence(text: string, mark: string): string {
  const [before = "", after = ""] = text.split(mark);
  const kept = before.replace(/ *[^.!?\n]*$/, "") + after.replace(/^[^.!?\n]*[.!?]?/, "");
  return kept.replaceAll(/\n{3,}/g, "\n\n");
}
