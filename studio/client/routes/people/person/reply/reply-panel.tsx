import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Link, useLocation } from "react-router";

import { noteOfLetter } from "#studio/contract/kept-notes.ts";
import type { Reply } from "#studio/server/submissions/replies-to.ts";
import type { SubmissionDetails } from "#studio/server/submissions/submission-details.ts";
import { useSteps } from "#studio/client/shell/steps/step-controls.tsx";
import { StudioIcon } from "#studio/client/shell/studio-icon.tsx";
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
  toAnswer: SubmissionDetails;
}

/**
 * The messages that wait, and one of the texts, to change and to send; once it is opened elsewhere,
 * whether it was sent.
 */
export function ReplyPanel({ page, toAnswer }: ReplyPanelProps) {
  const { timeline, name, applicationStep, waiting, elsewhere } = page;
  const letters = useLetters(page.writtenTo);
  const { opened, isChanged } = letters;
  // Words that were typed before somebody wrote again are finished first.
  const isBegun = !toAnswer.replies.some(isChanged) && page.replies.some(isChanged);
  const submission = isBegun ? page : toAnswer;
  const { email, links } = submission;
  const { set } = useSteps();
  const { hash, search } = useLocation();
  const headingRef = useRef<HTMLHeadingElement>(null);
  useFocusAfterAction(hash === "#reply", () => headingRef.current);
  const isKept = timeline.some((entry) => entry.id === opened?.noteId);
  const settle = useEffectEvent(letters.settle);
  useEffect(() => settle(isKept), [isKept]);
  if (!email && !links.whatsApp) return null;
  const open = openMessages(page);
  const asked = sentRows(page).find(({ id }) => id === opened?.id);
  const isOther = asked?.form === "application" && asked.id !== page.id;
  const called = isOther ? `${name} (application of ${asked.receivedOn})` : name;
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
            {toAnswer.id !== page.id && (
              <button
                type="button"
                className="quiet-button -mr-4"
                onClick={() => {
                  set({ ...toAnswer, covers: waiting }, "answered");
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
      {elsewhere && (
        <p className="my-2">
          <Link to={`/people/${elsewhere.id}${search}`} className="inline-link">
            Their {elsewhere.isNewer ? "newer" : "earlier"} application of {elsewhere.receivedOn}
          </Link>{" "}
          waits for an answer.
        </p>
      )}
      <Addresses {...submission} />
      {opened && asked && !isKept && (
        <DidYouSend
          row={{ ...asked, name: called, applicationStep, covers: opened.covers }}
          opened={opened}
          letters={letters}
        />
      )}
      {isKept && <Sent submission={toAnswer} onWriteAgain={letters.writeAnother} />}
      {!(opened && asked) && (
        <Letters
          // Messages have the same texts.
          key={submission.form}
          submission={submission}
          isToRead={open.length > 0}
          letters={letters}
          onOpen={({ of: id, title, key, step }, letter, where) => {
            const note = noteOfLetter(title, letter);
            const noteId = `${id}/${Date.now()}`;
            const covers = submission.id === toAnswer.id ? waiting : [];
            letters.open({ id, covers, key, note, noteId, step, where });
          }}
        />
      )}
    </section>
  );
}

interface LettersProps {
  submission: SubmissionDetails;
  /** Whether messages stand above, to which the next text may be no answer: it would book who asks. */
  isToRead: boolean;
  letters: ReturnType<typeof useLetters>;
  onOpen: (reply: Reply, letter: string, where: string) => void;
}

/** The school’s texts, first the one that leads to the next step, or for a message own words. */
function Letters(props: LettersProps) {
  const { submission, isToRead, onOpen } = props;
  const { letterOf, isChanged, moved, type } = props.letters;
  const { email, replies } = submission;
  const [chosen, setChosen] = useState<number>();
  // Without an address the last one only, which is in own words.
  const texts = email ? replies : replies.slice(-1);
  const begun = texts.find(isChanged);
  const next = isToRead ? undefined : nextReply(submission);
  const first = begun ?? next ?? texts.at(-1);
  const shown = chosen ?? texts.findIndex((text) => text === first);
  const reply = texts[shown];
  return (
    <div ref={moved === "back" ? focusFirst : undefined}>
      {texts.length > 1 && (
        <div className="mt-3 -mr-2 flex items-center gap-1">
          <select
            aria-label="Text"
            value={shown}
            onChange={({ currentTarget }) => setChosen(Number(currentTarget.value))}
            className="field-control min-w-0 flex-1 font-medium"
          >
            {texts.map(({ title }, index) => (
              <option key={title} value={index}>
                {title}
              </option>
            ))}
          </select>
          <Link
            to="/website/replies"
            aria-label="Change these texts for everybody"
            title="Change these texts for everybody"
            className="icon-button"
          >
            <StudioIcon name="words" />
          </Link>
        </div>
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
    </div>
  );
}
