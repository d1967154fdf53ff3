import { Form, Link } from "react-router";

import { Button } from "#app/ui/button/button.tsx";

import type { Publishing } from "../../../server/publishing/publisher.ts";
import { ChangeRow } from "./change-row.tsx";
import { publishingWords } from "./publishing-words.ts";

const text = publishingWords;

interface PendingChangesProps extends Pick<Publishing, "groups" | "mistakes" | "seen"> {
  isRunning: boolean;
}

/** What visitors do not see yet, and the button that publishes it. */
export function PendingChanges({ groups, mistakes, seen, isRunning }: PendingChangesProps) {
  const number = groups.flatMap(({ changes }) => changes).length;
  return (
    <section>
      <h2 className="sr-only">{text.changes.heading}</h2>
      {mistakes.length > 0 ? (
        <Mistakes mistakes={mistakes} />
      ) : (
        <Form
          id="publish"
          method="post"
          preventScrollReset
          className="flex flex-wrap gap-2"
          onSubmit={(event) => isRunning && event.preventDefault()}
        >
          <input type="hidden" name="seen" value={seen} />
          {/* Not `disabled`, which would lose the focus. During a publish a press does nothing. */}
          <Button
            type="submit"
            variant="primary"
            name="do"
            value="publish"
            aria-disabled={isRunning}
          >
            {text.publish(number)}
          </Button>
          <a href="/preview/saved/light/" target="_blank" rel="noreferrer" className="quiet-button">
            {text.look}
          </a>
        </Form>
      )}
      <p className="mt-2 mb-6 text-sm text-muted-foreground">{text.tried}</p>
      {groups.map(({ title, to, changes }) => (
        <section key={to} className="mb-8">
          <h3 className="border-b border-border pb-1 text-subtitle font-semibold">
            <Link to={to} className="hover:underline">
              {title}
            </Link>
          </h3>
          <ul>
            {changes.map((change) => (
              <ChangeRow key={change.id} change={change} />
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
