import { useSearchParams } from "react-router";

import type { DoorNote as Note } from "#studio/server/door/door-routes.ts";
import { Notice } from "../../shell/notice.tsx";
import { LabelledField } from "../../shell/labelled-field.tsx";

const notes: Readonly<Record<Note, string>> = {
  over: "That link or code is over: it works once, for ten minutes. Ask for a new one here.",
  wrong: "Those are not the digits of your newest mail. Look again: you have five tries.",
  busy: "Too many tries within a minute. Wait a minute, and try again.",
  address: "Write one whole e-mail address, such as mina@example.com.",
  out: "You are signed out.",
  ended: "That browser is signed out.",
};

/** Why the page was opened again, as its URL says. */
export function DoorNote() {
  const [query] = useSearchParams();
  const note = Object.entries(notes).find(([name]) => name === query.get("note"));
  return <Notice>{note?.[1]}</Notice>;
}

/** A field for the code of a mail. */
export function CodeField({ label }: { label: string }) {
  return (
    <LabelledField label={label}>
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
    </LabelledField>
  );
}
