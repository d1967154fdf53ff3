import { useEffect, useRef } from "react";
import { useFetcher } from "react-router";

import { readDated, storeDated } from "#app/ui/browser-storage.ts";

import { LONGEST_NOTE } from "#studio/contract/kept-notes.ts";
import type { TimelineEntry } from "#studio/server/submissions/submission-timeline.ts";
import { Notice } from "#studio/client/shell/notice.tsx";
import { LabelledField } from "#studio/client/shell/labelled-field.tsx";
import type { Said } from "#studio/client/shell/use-page-fetcher.ts";

/** The note that was kept last. */
export function newestNote(timeline: readonly TimelineEntry[]) {
  return timeline.find((entry) => entry.kind === "note");
}

interface NoteFormProps {
  /** Of the submission. */
  id: string;
  /** The note that was kept last. */
  newest: ReturnType<typeof newestNote>;
}

/**
 * The field for a note, which stays typed in this tab when the page is left. It is emptied once the
 * note is kept, unless another is typed by then.
 */
export function NoteForm({ id, newest }: NoteFormProps) {
  const { Form, data, state } = useFetcher<Said>();
  const { says, kind }: Partial<Said> = { ...data };
  const field = useRef<HTMLTextAreaElement>(null);
  const sent = useRef("");
  const isPressedAgain = useRef(false);
  const isIdle = state === "idle";
  useEffect(() => {
    const { note, after } = readDated("sessionStorage", keyOf(id));
    // The note may have been kept after the page was left.
    const isKept = typeof note === "string" && note.trim() === newest?.note && after !== newest.id;
    if (typeof note !== "string" || isKept) return;
    if (field.current?.value === "") field.current.value = note;
  }, [id, newest]);
  useEffect(() => {
    if (!isIdle || !field.current) return;
    if (kind === "kept" && field.current.value === sent.current) {
      field.current.value = "";
      keepTyped(id, "");
    }
    if (isPressedAgain.current && field.current.value !== "") field.current.form?.requestSubmit();
    isPressedAgain.current = false;
  }, [id, isIdle, kind]);
  return (
    <Form
      method="post"
      className="group mb-4"
      onSubmit={(event) => {
        // A fetcher drops what is on its way: what is typed by now is kept after it.
        isPressedAgain.current = !isIdle;
        if (!isIdle) return event.preventDefault();
        sent.current = field.current?.value ?? "";
      }}
    >
      <LabelledField label="Add a note">
        {(control) => (
          <textarea
            {...control}
            ref={field}
            name="note"
            // One line until it is used, and so is the button.
            placeholder="For you and the others at the school"
            className={`${control.className} min-h-11 not-placeholder-shown:min-h-20 focus:min-h-20`}
            rows={1}
            maxLength={LONGEST_NOTE}
            onInput={({ currentTarget }) => keepTyped(id, currentTarget.value, newest?.id)}
          />
        )}
      </LabelledField>
      <button
        type="submit"
        className="small-button mt-2 not-group-focus-within:group-has-[:placeholder-shown]:hidden"
      >
        Save note
      </button>
      <Notice>{says}</Notice>
    </Form>
  );
}

const keyOf = (id: string) => `studio-note/${id}`;

/** @param after the newest note while this one is typed, which may say the same */
function keepTyped(id: string, note: string, after?: string): void {
  storeDated("sessionStorage", keyOf(id), note === "" ? undefined : { note, after });
}
