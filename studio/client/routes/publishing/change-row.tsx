import { Form } from "react-router";

import type { NamedChange, PendingChange, ShownValue } from "../../../contract/publishing.ts";
import { publishingWords } from "./publishing-words.ts";

const text = publishingWords.changes;
const facts: Readonly<Record<string, string>> = publishingWords.facts;

/** In characters: shorter values stand on one line with an arrow between them. */
const SHORT = 40;

/** A change that visitors do not see yet, with the button that takes it back. */
export function ChangeRow({ change }: { change: PendingChange }) {
  return (
    <li className="flex items-start gap-x-6 border-b border-border py-1.5">
      <div className="grid min-h-10 min-w-0 flex-1 items-center gap-x-6 gap-y-1 py-1.5 md:grid-cols-[15rem_minmax(0,1fr)]">
        <p className="font-medium break-words">{change.title}</p>
        <OldAndNew change={change} />
      </div>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="change" value={change.id} />
        <input type="hidden" name="title" value={change.title} />
        <button
          type="submit"
          name="do"
          value="take-back"
          aria-label={`${text.takeBack}: ${change.title}`}
          className="quiet-button font-normal text-muted-foreground hover:text-link"
        >
          {text.takeBack}
        </button>
      </Form>
    </li>
  );
}

/** What was there before, and what is there now. */
export function OldAndNew({ change: { before, after } }: { change: NamedChange }) {
  const isShort = [before, after].every(
    (value) => !value || ("text" in value && value.text.length <= SHORT && value.text !== ""),
  );
  return (
    <dl
      className={`flex gap-x-3 gap-y-2 ${isShort ? "flex-wrap items-baseline" : "max-lg:flex-col"}`}
    >
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
      className={`min-w-0 ${isNamed ? "flex-1" : ""} ${hasArrow ? "before:mr-3 before:content-['→'/'']" : ""}`}
    >
      <dt className={isNamed ? "mr-2 inline text-sm text-muted-foreground" : "sr-only"}>{name}</dt>
      <dd
        className={`break-words whitespace-pre-line ${"picture" in value ? "" : "inline"} ${isOld ? "text-muted-foreground" : ""}`}
      >
        {"picture" in value ? (
          <img
            src={`/pictures/${value.picture}`}
            alt={alt}
            loading="lazy"
            className="max-h-32 rounded-lg border border-border"
          />
        ) : (
          <Words>{value.text || text.empty}</Words>
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
