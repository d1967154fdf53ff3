import type { MailHistory } from "../../../contract/submission.ts";
import { StateBadge } from "../../shell/state-badge.tsx";
import { stateWords, words } from "../../words.ts";

const text = words.submission.mails;

/** One mail: its kind, its state and the mail server's last error message. */
export function MailHistoryCard({ mail }: { mail: MailHistory }) {
  const { kind, state, attempts, since, next, finished, lastError } = mail;
  return (
    <li className="border-l-4 border-border pl-4">
      <h3 className="font-sans text-base">{text[kind]}</h3>
      <p className="mt-1">
        <StateBadge state={state} />
      </p>
      <p className="mt-2 text-sm text-muted-foreground">{stateWords[state].meaning}</p>
      <dl className="mt-2 text-sm">
        <Fact name={text.since}>
          <time dateTime={since.iso}>{since.label}</time> · {text.attempts(attempts)}
        </Fact>
        {next && (
          <Fact name={text.next}>
            <time dateTime={next.iso}>{next.label}</time>
          </Fact>
        )}
        {finished && (
          <Fact name={text.finished[state]}>
            <time dateTime={finished.iso}>{finished.label}</time>
          </Fact>
        )}
        {lastError && <Fact name={text.error}>{lastError}</Fact>}
      </dl>
    </li>
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="mt-1">
      <dt className="inline font-medium">{name}: </dt>
      <dd className="inline break-words">{children}</dd>
    </div>
  );
}
