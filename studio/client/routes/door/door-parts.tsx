import { useSearchParams } from "react-router";

import { doorWords } from "./door-words.ts";
import { Notice } from "../../shell/notice.tsx";
import { OptionalField } from "../../shell/optional-field.tsx";

/** Why the page was opened again, as its URL says. */
export function DoorNote() {
  const [query] = useSearchParams();
  const note = Object.entries(doorWords.notes).find(([name]) => name === query.get("note"));
  return <Notice>{note?.[1]}</Notice>;
}

/** A field for the code of a mail. */
export function CodeField({ label }: { label: string }) {
  return (
    <OptionalField label={label}>
      {(control) => (
        <input
          {...control}
          name="code"
          required
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="\s*\d{3}\s?\d{3}\s*"
          maxLength={10}
        />
      )}
    </OptionalField>
  );
}
