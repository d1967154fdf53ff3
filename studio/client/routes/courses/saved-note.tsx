import type { Ref } from "react";

import { StudioIcon } from "../../shell/studio-icon.tsx";
import { coursesWords as text } from "./courses-words.ts";
import type { SavingDocument } from "./saved-document.ts";

interface SavedNoteProps extends Pick<
  SavingDocument<unknown>,
  "says" | "mistakes" | "isSlow" | "isSaved" | "undo"
> {
  /** The button that takes the last change back. */
  ref: Ref<HTMLButtonElement>;
}

/** What the last change did, and how to take it back. */
export function SavedNote({ says, mistakes, isSlow, isSaved, undo, ref }: SavedNoteProps) {
  return (
    <div className="flex min-h-10 flex-1 basis-80 flex-wrap items-center gap-x-4">
      <p role="status" className="text-muted-foreground">
        {isSlow ? text.waiting : says || text.introduction}
      </p>
      {says && !isSlow && (
        <span className="badge">
          {isSaved && <StudioIcon name="check" className="size-4 text-link" />}
          {isSaved ? text.saved : text.saving}
        </span>
      )}
      {says && (
        // Not `disabled`, which would lose the focus.
        <button
          ref={ref}
          type="button"
          className="inline-link min-h-10 cursor-pointer aria-disabled:opacity-50"
          aria-disabled={!undo}
          onClick={undo}
        >
          {text.undo}
        </button>
      )}
      <div role="alert" className="basis-full font-medium text-error">
        {mistakes.length > 0 && <p>{[text.refused, ...mistakes].join(" ")}</p>}
      </div>
    </div>
  );
}
