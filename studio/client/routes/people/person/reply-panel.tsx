import { useRef, useState } from "react";
import { Link } from "react-router";

import { readDated, storeDated } from "#app/ui/browser-storage.ts";
import { Icon } from "#app/ui/icon/icon.tsx";
import { useIsInBrowser } from "#app/ui/use-browser-state.ts";

import type { SubmissionDetails } from "#studio/server/submissions/submission-details.ts";
import { nameOf } from "#studio/client/shell/people/people-texts.ts";
import { Breakable } from "#studio/client/shell/people/person-name.tsx";
import { useFocusAfterStep, useSteps } from "#studio/client/shell/steps/step-controls.tsx";
import { StudioIcon } from "#studio/client/shell/studio-icon.tsx";
import { usePageFetcher } from "#studio/client/shell/use-page-fetcher.ts";
import { Letter } from "./letter.tsx";
import { nextReply } from "./next-reply.ts";

/** One of the texts, to change and to send; first the one that leads to the next step. */
export function ReplyPanel({ submission }: { submission: SubmissionDetails }) {
  const { email, links, replies } = submission;
  const [chosen, setChosen] = useState<number>();
  const { letterOf, type, forget } = useTypedLetters(submission.id);
  if (!email && !links.whatsApp) return null;
  // Without an address the last one only, which is in own words.
  const letters = email ? replies : replies.slice(-1);
  const begun = letters.find(({ text }) => letterOf(text) !== text);
  const first = begun ?? nextReply(submission) ?? letters.at(-1);
  const shown = chosen ?? letters.findIndex((letter) => letter === first);
  const reply = letters[shown];
  return (
    <section aria-labelledby="reply" className="person-next panel">
      <h2 id="reply" className="text-subtitle">
        Reply
      </h2>
      <Addresses {...submission} />
      {letters.length > 1 && (
        <select
          aria-label="Text"
          value={shown}
          onChange={({ currentTarget }) => setChosen(Number(currentTarget.value))}
          className="field-control mt-3 font-medium"
        >
          {letters.map(({ title }, index) => (
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
          typed={letterOf(reply.text)}
          onType={(letter) => {
            // The step may change meanwhile, for which another text is first.
            setChosen(shown);
            type(reply.text, letter);
          }}
          onKept={() => forget(reply.text)}
        />
      )}
      <p className="mt-3 empty:hidden">
        <NextPerson submission={submission} isFocused />
      </p>
      {letters.length > 1 && (
        <Link to="/website/replies" className="quiet-button -mb-2 -ml-4 mt-2">
          Change these texts for everybody
        </Link>
      )}
    </section>
  );
}

/**
 * What was made of each text, by that text, which may have got its date or link since. It stays in
 * this tab when the page is left, as on a phone that opens a chat, until the history has it.
 */
function useTypedLetters(id: string) {
  const key = `studio-letters/${id}`;
  const isInBrowser = useIsInBrowser();
  const [typed, setTyped] = useState<Readonly<Record<string, unknown>>>();
  const letters = typed ?? (isInBrowser ? readDated("sessionStorage", key) : {});
  return {
    letterOf(text: string): string {
      const letter = letters[text];
      return typeof letter === "string" ? letter : text;
    },
    type(text: string, letter: string): void {
      const next = { ...letters, [text]: letter };
      setTyped(next);
      storeDated("sessionStorage", key, next);
    },
    /** Where it is shown, the letter stays. */
    forget(text: string): void {
      const { [text]: _, ...others } = letters;
      storeDated("sessionStorage", key, others);
    },
  };
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
      className="small-button max-w-full"
    >
      <span className="truncate">Next: {nameOf(nextWaiting)}</span>
      <StudioIcon name="next" className="size-4" />
    </Link>
  );
}

/** To whom an answer goes; an address without a name is at the head of the page already. */
function Addresses({ name, email, phone, links }: SubmissionDetails) {
  return (
    <div className="mt-0.5 flex flex-wrap gap-x-4 text-sm text-muted-foreground">
      {links.call && links.whatsApp && (
        <p className="flex items-center gap-1.5">
          <Icon name="whatsapp" className="size-4" />
          <span className="sr-only">By WhatsApp to</span>
          {links.call.replace("tel:", "")}
        </p>
      )}
      {phone && !links.call && <WrongNumber key={phone} phone={phone} />}
      {name && email && (
        <p className="flex min-w-0 items-center gap-1.5">
          <StudioIcon name="mail" className="size-4" />
          <span className="sr-only">By mail to</span>
          <span className="min-w-0 break-words">
            <Breakable text={email} />
          </span>
        </p>
      )}
    </div>
  );
}

/** A number that nobody can call, with a field for the right one. */
function WrongNumber({ phone }: { phone: string }) {
  const { onSubmit } = usePageFetcher();
  return (
    <details className="basis-full">
      <summary className="cursor-pointer list-none">
        {phone} does not look like a number that WhatsApp can open.{" "}
        <span className="inline-link">Correct it</span>
      </summary>
      <a href={`tel:${phone.replaceAll(/[^+\d]/g, "")}`} className="inline-link">
        Call it as it is
      </a>
      <form method="post" onSubmit={onSubmit} className="my-2 flex items-end gap-2">
        <label className="min-w-0 flex-1 text-foreground">
          With + and the country’s number
          <input type="tel" name="phone" required defaultValue={phone} className="field-control" />
        </label>
        <button type="submit" className="small-button min-h-11">
          Save
        </button>
      </form>
    </details>
  );
}
