import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Link, useLocation } from "react-router";

import { noteOfLetter } from "#studio/contract/kept-notes.ts";
import type { Reply } from "#studio/server/submissions/replies-to.ts";
import type { SubmissionDetails } from "#studio/server/submissions/submission-details.ts";
import type { TimelineEntry } from "#studio/server/submissions/submission-timeline.ts";
import { nameOf } from "#studio/client/shell/people/people-texts.ts";
import { useFocusAfterStep, useSteps } from "#studio/client/shell/steps/step-controls.tsx";
import { StudioIcon } from "#studio/client/shell/studio-icon.tsx";
import { useFocusAfterAction } from "#studio/client/shell/use-focus-after-action.ts";
import { Addresses } from "./addresses.tsx";
import { DidYouSend } from "./did-you-send.tsx";
import { Letter } from "./letter.tsx";
import { newerWaiting, nextReply } from "./next-reply.ts";
import { focusFirst, useLetters } from "./use-letters.ts";
import { best } from "./ways-to-send.tsx";

/** One of the texts, to change and to send; once it is opened elsewhere, whether it was sent. */
export function ReplyPanel({ submission }: { submission: SubmissionDetails }) {
  const { id, email, links, timeline } = submission;
  const letters = useLetters(id);
  const { opened } = letters;
  const { hash } = useLocation();
  const headingRef = useRef<HTMLHeadingElement>(null);
  useFocusAfterAction(hash === "#reply", () => headingRef.current);
  const isKept = opened !== undefined && timesIn(timeline, opened.note) > opened.times;
  const forget = useEffectEvent(letters.forget);
  useEffect(() => {
    if (isKept) forget();
  }, [isKept]);
  if (!email && !links.whatsApp) return null;
  return (
    <section aria-labelledby="reply" className="person-next panel">
      <h2
        ref={headingRef}
        tabIndex={-1}
        id="reply"
        className="scroll-mb-[80svh] text-subtitle xl:scroll-mb-0"
      >
        Reply
      </h2>
      <Addresses {...submission} />
      {opened && !isKept && <DidYouSend row={submission} opened={opened} letters={letters} />}
      {isKept && <Sent submission={submission} onWriteAgain={letters.writeAnother} />}
      {!opened && (
        <Letters
          submission={submission}
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
  letters: ReturnType<typeof useLetters>;
  onOpen: (reply: Reply, letter: string, where: string) => void;
}

/** The school’s texts, first the one that leads to the next step. */
function Letters({ submission, letters: { letterOf, moved, type }, onOpen }: LettersProps) {
  const { email, replies } = submission;
  const [chosen, setChosen] = useState<number>();
  // Without an address the last one only, which is in own words.
  const texts = email ? replies : replies.slice(-1);
  const begun = texts.find((text) => letterOf(text) !== text.text);
  const next = newerWaiting(submission) ? undefined : nextReply(submission);
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

interface SentProps {
  submission: SubmissionDetails;
  onWriteAgain: () => void;
}

/** That the history has what was sent, and who waits next. */
function Sent({ submission, onWriteAgain }: SentProps) {
  const sentRef = useRef<HTMLParagraphElement>(null);
  const hasNext = submission.nextWaiting !== undefined && !submission.isWaiting;
  useFocusAfterStep(sentRef, !hasNext);
  return (
    <div className="mt-3 grid justify-items-start gap-3">
      <p ref={sentRef} tabIndex={-1} className="flex items-center gap-2 font-medium">
        <StudioIcon name="check" className="size-5 text-link" />
        Sent. It is in the history.
      </p>
      <NextPerson submission={submission} isFocused />
      <button type="button" className="quiet-button -mb-2 -ml-4" onClick={onWriteAgain}>
        Write again
      </button>
    </div>
  );
}

interface NextPersonProps {
  submission: SubmissionDetails;
  /** Whether it receives the focus of a button that has gone. */
  isFocused?: boolean;
}

/** Who waits next, once this person has the next step. */
export function NextPerson({ submission, isFocused = false }: NextPersonProps) {
  const { isWaiting, nextWaiting } = submission;
  const { isDone } = useSteps();
  const linkRef = useRef<HTMLAnchorElement>(null);
  useFocusAfterStep(linkRef, isFocused);
  if (!isDone || isWaiting || !nextWaiting) return null;
  return (
    <Link
      ref={linkRef}
      to={`/people/${nextWaiting.id}?step=new`}
      className={`next-person ${isFocused ? best : "small-button max-w-full"}`}
    >
      <span className="truncate">Next: {nameOf(nextWaiting)}</span>
      <StudioIcon name="next" className="size-4" />
    </Link>
  );
}
