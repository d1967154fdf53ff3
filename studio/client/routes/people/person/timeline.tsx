import type { FormName } from "#forms/contract.ts";

import type { MailHistory, TimelineEntry } from "../../../../contract/submission.ts";
import { StateBadge } from "../../../shell/state-badge.tsx";
import { stepWords } from "../../../shell/steps/step-words.ts";
import { stateWords, words } from "../../../words.ts";

const text = words.submission.timeline;

interface TimelineProps {
  form: FormName;
  entries: readonly TimelineEntry[];
}

/** The history of a submission, the oldest first: its mails, steps and notes. */
export function Timeline({ form, entries }: TimelineProps) {
  return (
    <ol className="grid gap-4">
      {entries.map((entry) => (
        <li key={entry.id + entry.kind} className="border-l-4 border-border pl-4">
          <Entry form={form} entry={entry} />
          <p className="text-sm text-muted-foreground">
            <time dateTime={entry.at.iso}>{entry.at.label}</time>
            {"by" in entry && ` ${text.by(entry.by)}`}
          </p>
        </li>
      ))}
    </ol>
  );
}

function Entry({ form, entry }: { form: FormName; entry: TimelineEntry }) {
  if (entry.kind === "received") return <p>{text.received[form]}</p>;
  if (entry.kind === "step") return <p>{text.step(stepWords.steps[entry.step])}</p>;
  if (entry.kind === "note") {
    return <p className="break-words whitespace-pre-wrap">{entry.note}</p>;
  }
  return <MailEntry mail={entry.mail} />;
}

/** A mail: its kind and state, and why it was not sent. */
function MailEntry({ mail: { kind, state, attempts, next, lastError } }: { mail: MailHistory }) {
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {text.mail[kind]} <StateBadge state={state} />
      </p>
      {state !== "sent" && (
        <p className="mt-1 text-sm">
          {stateWords[state].meaning} {text.attempts(attempts)}.
        </p>
      )}
      {next && (
        <p className="mt-1 text-sm">
          {text.next}: <time dateTime={next.iso}>{next.label}</time>
        </p>
      )}
      {lastError && (
        <p className="mt-1 text-sm break-words">
          {text.error}: {lastError}
        </p>
      )}
    </>
  );
}
