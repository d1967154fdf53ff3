import { Form } from "react-router";

import type { NamedChange, PendingChange, ShownValue } from "../../../contract/publishing.ts";
import { StudioIcon } from "../../shell/studio-icon.tsx";
import { publishingWords } from "./publishing-words.ts";

const text = publishingWords.changes;
const facts: Readonly<Record<string, string>> = publishingWords.facts;

/** In characters: shorter values stand on one line with an arrow between them. */
const SHORT = 40;

/** A change that visitors do not see yet, with the button that takes it back. */
export function ChangeRow({ change }: { change: PendingChange }) {
  return (
    <li className="change">
      <p className="font-medium break-words">{change.title}</p>
      <OldAndNew change={change} />
      <Form method="post" preventScrollReset>
        <input type="hidden" name="change" value={change.id} />
        <input type="hidden" name="title" value={change.title} />
        <button
          type="submit"
          name="do"
          value="take-back"
          aria-label={`${text.takeBack}: ${change.title}`}
          className="small-button border-border px-3.5"
        >
          <StudioIcon name="undo" className="size-4" />
          {text.takeBack}
        </button>
      </Form>
    </li>
  );
}

/** What was there before, struck through, and what is there now. */
export function OldAndNew({ change: { before, after } }: { change: NamedChange }) {
  const isShort = [before, after].every(
    (value) => !value || ("text" in value && value.text.length <= SHORT && value.text !== ""),
  );
  return (
    <dl className={isShort ? "is-short" : "is-long"}>
      {before && (
        <Side
          name={after ? text.before : text.removed}
          value={before}
          alt={text.picture.before}
          isNamed={!isShort || !after}
          isOld
        />
      )}
      {after && (
        <Side
          name={before ? text.after : text.added}
          value={after}
          alt={text.picture.after}
          isNamed={!isShort || !before}
          hasArrow={isShort && before !== undefined}
        />
      )}
    </dl>
  );
}

interface SideProps {
  name: string;
  value: ShownValue;
  /** The alternative text of a picture. */
  alt: string;
  /** Whether the name is shown; otherwise only screen readers get it. */
  isNamed: boolean;
  isOld?: boolean;
  hasArrow?: boolean;
}

function Side({ name, value, alt, isNamed, isOld = false, hasArrow = false }: SideProps) {
  return (
    <div
      className={`min-w-0 ${isOld ? "text-muted-foreground" : ""} ${hasArrow ? "before:mr-3 before:content-['→'/'']" : ""}`}
    >
      <dt className={isNamed ? "badge mr-2 text-muted-foreground" : "sr-only"}>{name}</dt>
      <dd className="inline break-words whitespace-pre-line">
        {"picture" in value ? (
          <img
            src={`/pictures/${value.picture}`}
            alt={alt}
            loading="lazy"
            className={`mt-2 max-h-32 rounded-lg border border-border ${isOld ? "opacity-60" : ""}`}
          />
        ) : (
          <span className={isOld ? "line-through" : ""}>
            <Words>{value.text || text.empty}</Words>
          </span>
        )}
      </dd>
    </div>
  );
}

/** A text in which facts of the school are marked by their names. */
function Words({ children }: { children: string }) {
  return Array.from(children.matchAll(/\{\w+\}|[^{]+|\{/g), ({ 0: part, index }) => {
    const fact = part.startsWith("{") ? facts[part.slice(1, -1)] : undefined;
    if (!fact) return part;
    return (
      <span key={index} className="rounded-md bg-muted px-1.5 text-sm">
        {fact}
      </span>
    );
  });
}
