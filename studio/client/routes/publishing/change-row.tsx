import { Form } from "react-router";

import type { NamedChange, PendingChange, ShownValue } from "../../../contract/publishing.ts";
import { publishingWords } from "./publishing-words.ts";

const text = publishingWords.changes;
const facts: Readonly<Record<string, string>> = publishingWords.facts;

/** A change that visitors do not see yet, with the button that takes it back. */
export function ChangeRow({ change, seen }: { change: PendingChange; seen: string }) {
  return (
    <li className="grid gap-x-6 border-b border-border py-3 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <p className="font-medium break-words">{change.title}</p>
        <OldAndNew change={change} />
      </div>
      {!change.follows && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="seen" value={seen} />
          <input type="hidden" name="change" value={change.id} />
          <input type="hidden" name="title" value={change.title} />
          <button
            type="submit"
            name="do"
            value="take-back"
            aria-label={`${text.takeBack}: ${change.title}`}
            className="inline-link min-h-11 cursor-pointer"
          >
            {text.takeBack}
          </button>
        </Form>
      )}
    </li>
  );
}

/** What was there before, and what is there now. */
export function OldAndNew({ change: { before, after } }: { change: NamedChange }) {
  const hasPicture = [before, after].some((value) => value && "picture" in value);
  return (
    <dl className={`mt-1 flex flex-wrap gap-x-6 gap-y-1 ${hasPicture ? "" : "flex-col"}`}>
      {before && (
        <Side
          name={after ? text.before : text.removed}
          value={before}
          alt={text.picture.before}
          isOld
        />
      )}
      {after && (
        <Side name={before ? text.after : text.added} value={after} alt={text.picture.after} />
      )}
    </dl>
  );
}

interface SideProps {
  name: string;
  value: ShownValue;
  /** The alternative text of a picture. */
  alt: string;
  isOld?: boolean;
}

function Side({ name, value, alt, isOld = false }: SideProps) {
  return (
    <div className="grid min-w-0 grid-cols-[4.5rem_minmax(0,1fr)] items-baseline gap-x-2">
      <dt className="text-sm text-muted-foreground">{name}</dt>
      <dd
        className={`min-w-0 break-words whitespace-pre-line ${isOld ? "text-muted-foreground" : ""}`}
      >
        {"picture" in value ? (
          <img
            src={`/pictures/${value.picture}`}
            alt={alt}
            loading="lazy"
            className="max-h-32 rounded-lg border border-border"
          />
        ) : (
          <Words>{value.text}</Words>
        )}
      </dd>
    </div>
  );
}

/** A text in which facts of the school are marked by their names. */
function Words({ children }: { children: string }) {
  return children.split(/(\{\w+\})/).map((part) => {
    const fact = facts[part.slice(1, -1)];
    if (!fact || !part.startsWith("{")) return part;
    return (
      <span key={part} className="rounded-md bg-muted px-1.5 text-sm">
        {fact}
      </span>
    );
  });
}
