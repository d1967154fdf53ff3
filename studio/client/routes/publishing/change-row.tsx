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
    <li className="grid min-h-14 grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 border-t border-border py-2 md:grid-cols-[15rem_minmax(0,1fr)_auto]">
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
    <dl className="max-md:col-span-2 max-md:row-start-2 md:py-1">
      {before && <Side name={after ? old : "Removed"} value={before} other={after} isOld />}
      {after && <Side name={before ? now : added} value={after} other={before} />}
    </dl>
  );
}

interface SideProps {
  name: string;
  value: NonNullable<ShownValue>;
  /** What stands on the other side. */
  other: ShownValue;
  isOld?: boolean;
}

function Side({ name, value, other, isOld = false }: SideProps) {
  const [said, saidThere] = [value, other].map((side) => (side && "text" in side ? side.text : ""));
  const [start, differing, end] = splitAtDifference(said || "nothing", saidThere ?? "");
  // Where no word has stayed, all of the new text would be marked.
  const Part = isOld ? "del" : start || end ? "ins" : Fragment;
  return (
    <div
      className={`grid grid-cols-[4.5rem_minmax(0,1fr)] items-baseline py-0.5 ${isOld ? "text-muted-foreground" : ""}`}
    >
      <dt className="text-[0.9375rem] text-muted-foreground">{name}</dt>
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
