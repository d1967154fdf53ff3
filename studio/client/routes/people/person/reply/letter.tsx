import { useRef } from "react";
import { Link } from "react-router";

import { fieldUrl } from "#studio/contract/data-path.ts";
import { GAPS } from "#studio/contract/reply-gaps.ts";
import type { Reply } from "#studio/server/submissions/replies-to.ts";
import type { SubmissionDetails } from "#studio/server/submissions/submission-details.ts";
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
  const gap = (["date", "booking"] as const).find((one) => typed.includes(GAPS[one]));
  return (
    <>
      <DateTrouble submission={submission} date={reply.date} typed={typed} onType={onType} />
      <textarea
        ref={letterRef}
        aria-label="Text of the reply"
        value={typed}
        rows={typed.split("\n").length + 2}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
        className="field-control letter"
      />
      <BookingLink
        url={reply.booking}
        typed={typed}
        onType={(letter) => {
          onType(letter);
          letterRef.current?.focus();
        }}
      />
      <WaysToSend
        submission={submission}
        reply={reply}
        text={typed}
        lacks={gap && lacking[gap]}
        onOpen={onOpen}
      />
    </>
  );
}

const lacking = { date: "a date", booking: "the link, or goes without it" };

interface BookingLinkProps {
  /** Empty if the owner has given none yet; undefined if the text is about something else. */
  url: string | undefined;
  typed: string;
  onType: (typed: string) => void;
}

/** Offers the link to book an interview, for a text that could have it. */
function BookingLink({ url, typed, onType }: BookingLinkProps) {
  if (url === "") {
    return (
      <p className="mt-2 text-sm text-muted-foreground">
        <Link to={fieldUrl("interview", "booking")} className="inline-link">
          Add the booking link once
        </Link>
        , and this text lets people choose a time.
      </p>
    );
  }
  if (url === undefined || typed.includes(url)) return null;
  return (
    <button type="button" className="quiet-button -ml-4" onClick={() => onType(linked(typed, url))}>
      Put in your booking link
    </button>
  );
}

/** A text with a link: in the place that waits for it, or else above the greeting at the end. */
function linked(text: string, url: string): string {
  if (text.includes(GAPS.booking)) return text.replaceAll(GAPS.booking, url);
  const end = text.lastIndexOf("\n\n");
  return end < 0 ? `${text}\n\n${url}` : `${text.slice(0, end)}\n\n${url}${text.slice(end)}`;
}
