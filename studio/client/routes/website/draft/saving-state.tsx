import type { Ref } from "react";

import { focusHeading } from "#app/shell/route-change.tsx";
import { Button } from "#app/ui/button/button.tsx";

import { labelOf } from "#content/schema/describe.ts";
import { documentSchema } from "#content/schema/documents.ts";
import { useIsSignedOut } from "#studio/client/shell/signed-out/until-signed-in.ts";
import { PageHeading } from "#studio/client/shell/page-heading.tsx";
import { StudioIcon } from "#studio/client/shell/studio-icon.tsx";
import { shownText } from "../fields/facts.ts";
import { nameOf, titleOf } from "../fields/field-path.ts";
import { contestedIn } from "./draft-state.ts";
import { useDraftState, useEditor } from "./use-draft.ts";

/** What an editor says before anything is changed. */
export const BY_ITSELF = "Saves by itself. Visitors see it once you publish.";

const labels = { undo: "Undo", redo: "Redo" };

interface UndoButtonsProps {
  onStep: (action: "undo" | "redo") => void;
  /** The button that undoes. */
  ref?: Ref<HTMLButtonElement>;
}

/** Buttons that undo and redo. */
export function UndoButtons({ onStep, ref }: UndoButtonsProps) {
  const state = useDraftState((now) => now);
  return (
    <div className="flex">
      {(["undo", "redo"] as const).map((action) => {
        const path = state.steps[action];
        return (
          <button
            key={action}
            ref={action === "undo" ? ref : undefined}
            type="button"
            title={[labels[action], path && titleOf(state, path)].filter(Boolean).join(": ")}
            className="tool-button"
            // Not disabled, which would take the focus from it.
            aria-disabled={path === undefined}
            onClick={() => onStep(action)}
          >
            <StudioIcon name={action} />
            <span className="max-sm:sr-only">{labels[action]}</span>
          </button>
        );
      })}
    </div>
  );
}

interface EditorHeadingProps extends UndoButtonsProps {
  title: string;
  introduction?: string | undefined;
  /** What was done or saved. */
  children: React.ReactNode;
}

/** The title of an editor without a page, with what was saved and done, and undo, in one row. */
export function EditorHeading({ title, introduction, children, ...undo }: EditorHeadingProps) {
  return (
    <>
      <PageHeading {...{ title, introduction }}>
        <div className="-mr-1 flex items-center gap-x-3 text-sm sm:-mr-2 text-muted-foreground @max-4xl:basis-full @max-4xl:justify-between [&_.tool-button]:min-h-10 [&_.tool-button]:flex-row [&_.tool-button]:gap-1.5 [&_.tool-button]:text-sm">
          <div>{children}</div>
          <UndoButtons {...undo} />
        </div>
      </PageHeading>
      <Contested />
    </>
  );
}

interface SavingStateProps {
  /** What stands there until something was done. */
  children?: React.ReactNode;
  /** Whether it says only what is not as it should be, in place of what was saved. */
  isBrief?: boolean;
  /** The document that is edited: replies are used without a publish. */
  name?: string;
}

/** Whether everything is saved. */
export function SavingState(props: SavingStateProps) {
  return (
    <p role="status" className="flex items-center gap-1.5 text-sm text-muted-foreground">
      <Saved {...props} />
    </p>
  );
}

function Saved({ children, isBrief, name }: SavingStateProps) {
  const state = useDraftState((now) => now);
  const { open } = useEditor();
  const isSignedOut = useIsSignedOut();
  const { status, sentence, documents, saves } = state;
  const [wrong] = Object.entries(documents).flatMap(([document, { mistakes }]) =>
    mistakes.map(({ path }) => [document, path].filter(Boolean).join("/")),
  );
  if (status === "refused") return <span className="text-error">{sentence}</span>;
  if (status === "unreachable") {
    return (
      <span className="text-error">
        {sentence} Your words are kept here. They are saved, and the page shows them, as soon as it
        is back.
      </span>
    );
  }
  if (isSignedOut) return "Not saved until you sign in again.";
  if (status === "saving" && !isBrief) return "Saving…";
  if (contestedIn(state).length > 0) return "Not saved until you choose whose words stay.";
  if (wrong) {
    return (
      <span>
        Saved, but “
        <button
          type="button"
          className="inline-link cursor-pointer py-0.5 text-left"
          onClick={() => open(wrong)}
        >
          {titleOf(state, wrong)}
        </button>
        ” in “{nameOf(wrong.replace(/\/.*/, ""))}” is not right yet.
      </span>
    );
  }
  const edited = name === undefined ? Object.values(documents) : [documents[name]];
  if (isBrief || saves === 0 || edited.every((one) => one?.isLive)) return children;
  return (
    <>
      <StudioIcon name="check" className="size-4 text-link" />
      <span className="text-foreground">
        {name === "replies"
          ? "Saved. Your next answers use it."
          : "Saved. Visitors see it after you publish."}
      </span>
    </>
  );
}

/** Tells that somebody else has changed the same field, and lets the owner decide. */
export function Contested() {
  const { store } = useEditor();
  const name = useDraftState((state) => contestedIn(state)[0]);
  const text = useDraftState(({ documents }) => documents[name ?? ""]?.contested?.text);
  const facts = useDraftState((state) => state.facts);
  if (name === undefined) return null;
  function settle(whose: "mine" | "theirs") {
    store.settle(whose);
    // The pressed button goes, and the focus with it.
    focusHeading();
  }
  return (
    <div
      role="alert"
      className="panel mb-4 border-error in-[.page-editor]:mx-2 lg:in-[.page-editor]:mx-8"
    >
      <p className="font-medium">
        Somebody else has changed the same words in “{labelOf(documentSchema(name), name)}”, in
        another window perhaps. Yours are kept here, and nothing is overwritten.
      </p>
      {text && <p className="mt-1 break-words">Theirs: “{shownText(text, facts)}”</p>}
      <div className="mt-3 flex flex-wrap gap-3">
        <Button type="button" variant="secondary" onClick={() => settle("mine")}>
          Keep mine
        </Button>
        <Button type="button" variant="outline" onClick={() => settle("theirs")}>
          Take theirs
        </Button>
      </div>
    </div>
  );
}
