import { Form, Link } from "react-router";

import { Button } from "#app/ui/button/button.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";

import type { Publishing } from "../../../contract/publishing.ts";
import { ChangeRow } from "./change-row.tsx";
import { publishingWords } from "./publishing-words.ts";

const text = publishingWords;

interface PendingChangesProps extends Pick<Publishing, "groups" | "checks" | "mistakes" | "seen"> {
  isRunning: boolean;
}

/** What visitors do not see yet, what was checked of it, and the button that publishes it. */
export function PendingChanges({ groups, checks, mistakes, seen, isRunning }: PendingChangesProps) {
  const number = groups.flatMap(({ changes }) => changes).length;
  return (
    <section>
      <h2 className="sr-only">{text.changes.heading}</h2>
      {mistakes.length > 0 ? (
        <Mistakes mistakes={mistakes} />
      ) : (
        <Form id="publish" method="post" preventScrollReset>
          <input type="hidden" name="seen" value={seen} />
          {/* Not `disabled`, which would lose the focus. During a publish a press does nothing. */}
          <Button
            type="submit"
            variant="primary"
            name="do"
            value="publish"
            aria-disabled={isRunning}
          >
            {isRunning ? text.running : text.publish(number)}
          </Button>
        </Form>
      )}
      <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-1 text-sm text-muted-foreground">
        {checks.map(({ what, isGood }) => (
          <li key={what} className={`flex items-center gap-1.5 ${isGood ? "" : "text-error"}`}>
            <Icon name={isGood ? "check" : "close"} className="size-4 shrink-0" />
            {text.checks[what][isGood ? "good" : "bad"]}
          </li>
        ))}
      </ul>
      <p className="mt-1 mb-6 text-sm text-muted-foreground">{text.checks.pages}</p>
      {groups.map(({ title, to, changes }) => (
        <section key={to} className="mb-8">
          <h3 className="border-b border-border pb-1 text-subtitle font-semibold">
            <Link to={to} className="hover:underline">
              {title}
            </Link>
          </h3>
          <ul>
            {changes.map((change) => (
              <ChangeRow key={change.id} change={change} seen={seen} />
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}

function Mistakes({ mistakes }: Pick<Publishing, "mistakes">) {
  return (
    <section className="border-l-4 border-error pl-4">
      <h3 className="text-subtitle font-semibold">{text.mistakes.heading}</h3>
      <ul className="mt-2 grid gap-3">
        {mistakes.map(({ sentence, title, to }) => (
          <li key={sentence}>
            <p className="break-words">{sentence}</p>
            <Link to={to} className="small-button mt-1">
              {text.mistakes.mend(title)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
