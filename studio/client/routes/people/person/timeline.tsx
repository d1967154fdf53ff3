import type { FormName } from "#forms/contract.ts";
import type { MailState } from "#forms/mail-states.ts";

import { letterIn } from "#studio/contract/kept-notes.ts";
import type { MailHistory, TimelineEntry } from "#studio/server/submissions/submission-timeline.ts";
import { formWords } from "#studio/client/shell/people/people-texts.ts";
import { StudioIcon } from "#studio/client/shell/studio-icon.tsx";
import { stepLabels } from "#studio/contract/step-labels.ts";
import { StepDot } from "#studio/client/shell/steps/step-controls.tsx";
import { byWhom } from "#studio/client/words.ts";

const received = {
  application: "Application received",
  contact: "Message received",
} satisfies Record<FormName, string>;

const mailTexts = {
  school: {
    sent: "Mailed to you",
    waiting: "Not mailed to you yet: it is tried again",
    dead: "The mail to you did not arrive",
    held: "Put aside: not mailed to you yet",
    advertising: "Advertising: not mailed",
  },
  receipt: {
    sent: "The receipt was mailed",
    waiting: "The receipt is not sent yet: it is tried again",
    dead: "The receipt did not arrive",
    held: "Put aside: no receipt was mailed yet",
    advertising: "Advertising: no receipt",
  },
} satisfies Record<MailHistory["kind"], Record<Exclude<MailState, "kept">, string>>;

/**
 * The history of what a person has sent, the newest first: steps and notes, and what became of mails.
 * @param id of the page, whose steps go without saying
 */
export function Timeline({ id, entries }: { id: string; entries: readonly TimelineEntry[] }) {
  return (
    <ol className="timeline">
      {entries.filter(isShown).map((entry) => (
        <li key={entry.id + entry.kind}>
          <Entry id={id} entry={entry} />
          <p className="text-sm text-muted-foreground">
            <time dateTime={entry.at.iso}>{entry.at.label}</time>
            {"by" in entry && ` ${byWhom(entry.by)}`}
          </p>
        </li>
      ))}
    </ol>
  );
}

/** A mail that was not tried yet is no news, nor is one that stays in the local inbox. */
function isShown(entry: TimelineEntry): boolean {
  if (entry.kind !== "mail") return true;
  const { state, attempts } = entry.mail;
  return state !== "kept" && (state !== "waiting" || attempts > 0);
}

function Entry({ id, entry }: { id: string; entry: TimelineEntry }) {
  if (entry.kind === "received") return <p>{received[entry.of.form]}</p>;
  if ("note" in entry) {
    if (entry.kind === "letter") return <Letter {...letterIn(entry.note)} />;
    return (
      <p className="rounded-lg border border-border bg-card px-3 py-2 break-words whitespace-pre-wrap">
        {entry.kind === "phone" && "Phone: "}
        {entry.note}
      </p>
    );
  }
  if (entry.kind === "mail") return <MailEntry mail={entry.mail} />;
  return (
    <p className="flex items-center gap-2">
      <StepDot step={entry.step} />
      {entry.of.id === id ? "Set" : `${calledIn(entry)} set`} to “{stepLabels[entry.step]}”
    </p>
  );
}

/** Which other submission of the person an entry is about. */
const calledIn = ({ of }: TimelineEntry) => `${formWords[of.form]} of ${of.receivedOn}`;

/** What was sent to the person, behind its title. */
function Letter({ title, text }: { title: string; text: string }) {
  return (
    <details>
      <summary className="flex cursor-pointer items-center gap-1.5">
        You sent <span className="font-medium text-link">{title}</span>
        <StudioIcon name="down" className="size-4 text-link" />
      </summary>
      <p className="my-1 rounded-lg bg-muted px-3 py-2 break-words whitespace-pre-wrap">{text}</p>
    </details>
  );
}

function MailEntry({ mail: { kind, state, lastError } }: { mail: MailHistory }) {
  const isWrong = state === "dead" || state === "held";
  return (
    <>
      <p className={isWrong ? "font-medium text-error" : undefined}>
        {state !== "kept" && mailTexts[kind][state]}
      </p>
      {lastError && (
        <details className="text-sm">
          <summary className="flex min-h-7 cursor-pointer items-center gap-1.5 text-link">
            What the mail server said
            <StudioIcon name="down" className="size-4" />
          </summary>
          <p className="break-words">{lastError}</p>
        </details>
      )}
    </>
  );
}
