import { useEffect, useRef } from "react";
import type { FetcherWithComponents } from "react-router";

import { OptionalField } from "../../../shell/optional-field.tsx";
import { personWords } from "./person-words.ts";

const text = personWords.note;

/** In characters. */
export const LONGEST_NOTE = 2000;

interface NoteFormProps {
  fetcher: FetcherWithComponents<string>;
  address: string;
}

/** The field for a note, which stays as it is until the note is kept. */
export function NoteForm({ fetcher: { Form, data, state }, address }: NoteFormProps) {
  const formRef = useRef<HTMLFormElement>(null);
  const isKept = state === "idle" && data === text.done;
  useEffect(() => {
    if (isKept) formRef.current?.reset();
  }, [isKept]);
  return (
    <Form ref={formRef} method="post" action={address} className="mt-5">
      <OptionalField label={text.label} note={text.hint}>
        {(control) => <textarea {...control} name="note" rows={2} maxLength={LONGEST_NOTE} />}
      </OptionalField>
      <button type="submit" className="small-button mt-2">
        {text.button}
      </button>
    </Form>
  );
}
