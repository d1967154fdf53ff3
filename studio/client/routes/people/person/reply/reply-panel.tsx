import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Link, useLocation } from "react-router";

import { noteOfLetter } from "#studio/contract/kept-notes.ts";
import type { Reply } from "#studio/server/submissions/replies-to.ts";
import type { SubmissionDetails } from "#studio/server/submissions/submission-details.ts";
import type { TimelineEntry } from "#studio/server/submissions/submission-timeline.ts";
import { useSteps } from "#studio/client/shell/steps/step-controls.tsx";
import { useFocusAfterAction } from "#studio/client/shell/use-focus-after-action.ts";
import { Bubbles, openMessages, sentRows } from "../thread.tsx";
import { Addresses } from "./addresses.tsx";
import { DidYouSend } from "./did-you-send.tsx";
import { Letter } from "./letter.tsx";
import { nextReply } from "./next-reply.ts";
import { Sent } from "./sent.tsx";
import { focusFirst, useLetters } from "./use-letters.ts";

interface ReplyPanelProps {
  /** Whose page it is. */
  page: SubmissionDetails;
  /** What is answered: the same, or what else of theirs waits. */
  submission: SubmissionDetails;
}

/**
 * The messages that wait, and one of the texts, to change and to send; once it is opened elsewhere,
 * whether it was sent.
 */
export function ReplyPanel({ page, submission }: ReplyPanelProps) {
  const { email, links, timeline, name, waiting } = submission;
  const letters = useLetters(submission.id);
  const { opened } = letters;
  const { set } = useSteps();
  const { hash } = useLocation();
  const headingRef = useRef<HTMLHeadingElement>(null);
  useFocusAfterAction(hash === "#reply", () => headingRef.current);
  const isKept = opened !== undefined && timesIn(timeline, opened.note) > opened.times;
  const settle = useEffectEvent(letters.settle);
  useEffect(() => settle(isKept), [isKept]);
  if (!email && !links.whatsApp) return null;
  const open = openMessages(page);
  const row = { ...submission, newest: waiting[0] };
  // Another may have come since this letter was opened elsewhere.
  const answered = sentRows(page).find(({ id }) => id === letters.id && id !== row.id);
  const newMessages = open.length > 1 ? `${open.length} new messages` : "New message";
  return (
    <section aria-label="Reply" className="person-next panel">
      <h2
        ref={headingRef}
        tabIndex={-1}
        id="reply"
        className="scroll-mb-[80svh] text-subtitle xl:scroll-mb-0"
      >
        {open.length > 0 ? newMessages : "Reply"}
      </h2>
      {open.length > 0 && (
        <>
          <Bubbles page={page} entries={open} />
          <div className="mt-4 flex flex-wrap items-center justify-between">
            <h2 className="text-subtitle">Reply</h2>
            {row.id !== page.id && (
              <button
                type="button"
                className="quiet-button -mr-4"
                onClick={() => {
                  set(row, "answered");
                  // The button goes.
                  headingRef.current?.focus();
                }}
              >
                Mark as answered
              </button>
            )}
          </div>
        </>
      )}
      <Addresses {...submission} />
      {opened && !isKept && (
        <DidYouSend
          row={answered ? { ...answered, name } : row}
          opened={opened}
          letters={letters}
        />
      )}
      {isKept && <Sent submission={submission} onWriteAgain={letters.writeAnother} />}
      {!opened && (
        <Letters
          key={letters.id}
          submission={submission}
          isToRead={open.length > 0}
          letters={letters}
          onOpen={({ title, unlinked, step }, letter, where) => {
            const note = noteOfLetter(title, letter);
            letters.open({ text: unlinked, note, times: timesIn(timeline, note), step, where });
          }}
        />
      )}
    </section>
  );
}

function timesIn(timeline: readonly TimelineEntry[], note: string): number {
  return timeline.filter((entry) => entry.kind === "note" && entry.note === note).length;
}

interface LettersProps {
  submission: SubmissionDetails;
  /** Whether messages stand above, which an application’s next text may not answer. */
  isToRead: boolean;
  letters: ReturnType<typeof useLetters>;
  onOpen: (reply: Reply, letter: string, where: string) => void;
}

/** The school’s texts, first the one that leads to the next step. */
function Letters(props: LettersProps) {
  const { submission, isToRead, onOpen } = props;
  const { letterOf, moved, type } = props.letters;
  const { email, form, replies } = submission;
  const [chosen, setChosen] = useState<number>();
  // Without an address the last one only, which is in own words.
  const texts = email ? replies : replies.slice(-1);
  const begun = texts.find((text) => letterOf(text) !== text.text);
  const next = isToRead && form === "application" ? undefined : nextReply(submission);
  const first = begun ?? next ?? texts.at(-1);
  const shown = chosen ?? texts.findIndex((text) => text === first);
  const reply = texts[shown];
  return (
    <div ref={moved === "back" ? focusFirst : undefined}>
      {texts.length > 1 && (
        <select
          aria-label="Text"
          value={shown}
          onChange={({ currentTarget }) => setChosen(Number(currentTarget.value))}
          className="field-control mt-3 font-medium"
        >
          {texts.map(({ title }, index) => (
            <option key={title} value={index}>
              {title}
            </option>
          ))}
        </select>
      )}
      {reply && (
        <Letter
          key={shown}
          reply={reply}
          submission={submission}
          typed={letterOf(reply)}
          onType={(letter) => {
            // The step may change meanwhile, for which another text is first.
            setChosen(shown);
            type(reply, letter);
          }}
          onOpen={(where) => onOpen(reply, letterOf(reply), where)}
        />
      )}
      {texts.length > 1 && (
        <Link to="/website/replies" className="quiet-button -mb-2 -ml-4 mt-2">
          Change these texts for everybody
        </Link>
      )}
    </div>
  );
}
