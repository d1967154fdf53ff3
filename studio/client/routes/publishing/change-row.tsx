import { Fragment } from "react";
import { Form, useSubmit } from "react-router";

import type {
  NamedChange,
  PendingChange,
  ShownValue,
} from "#studio/server/publishing/change-words.ts";
import { StudioIcon } from "../../shell/studio-icon.tsx";
import { sendInTurn } from "../../shell/use-page-fetcher.ts";
import { factNames } from "../website/fields/facts.ts";
import { splitAtDifference } from "./differing-words.ts";

/** A change that visitors do not see yet, with the button that takes it back. */
export function ChangeRow({ change }: { change: PendingChange }) {
  const submit = useSubmit();
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 border-t border-border py-2 lg:grid-cols-[minmax(0,2fr)_minmax(0,5fr)_auto]">
      <p className="py-1.5 font-medium break-words">{change.title}</p>
      <OldAndNew change={change} />
      <Form
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          const values = new FormData(event.currentTarget, event.nativeEvent.submitter);
          sendInTurn(() => submit(values, { method: "post", preventScrollReset: true }));
        }}
      >
        <input type="hidden" name="change" value={change.id} />
        <input type="hidden" name="title" value={change.title} />
        <button
          type="submit"
          name="do"
          value="discard"
          aria-label={`Discard: ${change.title}`}
          className="quiet-button -mr-3 px-3"
        >
          <StudioIcon name="undo" className="size-4" />
          Discard
        </button>
      </Form>
    </li>
  );
}

interface OldAndNewProps {
  change: NamedChange;
  /** Whether `before` is what is there now, and `after` what would come back. */
  isReturn?: boolean;
}

/** What was there before, and what is there now; the words that differ are struck through or marked. */
export function OldAndNew({ change: { before, after }, isReturn = false }: OldAndNewProps) {
  const [old, now, added] = isReturn ? ["Now", "Then", "Then"] : ["Before", "Now", "New"];
  return (
    <dl className="flex flex-wrap overflow-clip rounded-lg border border-border max-lg:col-span-2 max-lg:row-start-2 [&_ins]:font-semibold [&_ins]:no-underline">
      {before && <Side name={after ? old : "Removed"} value={before} other={after} isOld />}
      {after && <Side name={before ? now : added} value={after} other={before} />}
    </dl>
  );
}

/** In characters. */
const SHORT = 24;

interface SideProps {
  name: string;
  value: NonNullable<ShownValue>;
  /** What stands on the other side. */
  other: ShownValue;
  isOld?: boolean;
}

function Side({ name, value, other, isOld = false }: SideProps) {
  const [said, saidThere] = [textOf(value), textOf(other)];
  const [start, differing, end] = splitAtDifference(
    said || (other ? "nothing" : "Not written yet"),
    saidThere,
  );
  // Where no word has stayed, all of the new text would be marked.
  const Part = isOld ? "del" : start || end ? "ins" : Fragment;
  // Short values stand side by side on phones, too.
  const room =
    Math.max(said.length, saidThere.length) > SHORT ? "basis-full sm:basis-0" : "basis-0";
  return (
    <div
      className={`min-w-0 flex-1 px-3 py-1.5 ${room} ${isOld ? "text-muted-foreground" : "bg-muted"}`}
    >
      <dt className="text-xs text-muted-foreground">{name}</dt>
      <dd className="break-words whitespace-pre-line">
        {"picture" in value ? (
          <img
            src={`/pictures/${value.picture}`}
            alt={isOld ? "The picture before" : "The picture now"}
            loading="lazy"
            className={`max-h-32 rounded-lg border border-border ${isOld ? "opacity-60" : ""}`}
          />
        ) : (
          <>
            <Words>{start}</Words>
            <Part>
              <Words>{differing}</Words>
            </Part>
            <Words>{end}</Words>
          </>
        )}
      </dd>
    </div>
  );
}

const textOf = (side: ShownValue) => (side && "text" in side ? side.text : "");

/** A text in which facts of the school are marked by their names. */
function Words({ children }: { children: string }) {
  return Array.from(children.matchAll(/\{\w+\}|[^{]+|\{/g), ({ 0: part, index }) => {
    const fact = part.startsWith("{") ? factNames[part.slice(1, -1)] : undefined;
    if (!fact) return part;
    return (
      <span key={index} className="rounded-md bg-muted px-1.5 text-sm">
        {fact}
      </span>
    );
  });
}
