import { useEffect, useRef } from "react";
import type { FetcherWithComponents } from "react-router";

import { Button } from "#app/ui/button/button.tsx";

import { OptionalField } from "../../../shell/optional-field.tsx";
import { words } from "../../../words.ts";

const text = words.submission.note;

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
    <Form ref={formRef} method="post" action={address} className="mt-6">
      <OptionalField label={text.label} note={text.hint}>
        {(control) => <textarea {...control} name="note" rows={2} maxLength={LONGEST_NOTE} />}
      </OptionalField>
      <div className="mt-3">
        <Button type="submit" variant="outline">
          {text.button}
        </Button>
      </div>
    </Form>
  );
}
