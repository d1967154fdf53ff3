import { useSearchParams } from "react-router";

import type { DoorNote as Note } from "#studio/server/door/door-routes.ts";
import { Notice } from "../../shell/notice.tsx";
import { LabelledField } from "../../shell/labelled-field.tsx";

const notes: Readonly<Record<Note, string>> = {
  over: "That link or code is over: it works once, for ten minutes. Ask for a new one here.",
  wrong: "Those are not the digits of your newest mail. Look again: you have five tries.",
  busy: "Too many tries within a minute. Wait a minute, and try again.",
  many: "Too many links were asked for from your connection within an hour, so no mail is on its way. Use the newest mail that you have, try another connection, such as your phone’s, or wait an hour.",
  address: "Write one whole e-mail address, such as mina@example.com.",
  out: "You are signed out.",
  ended: "That browser is signed out.",
};

/** Notes about what was typed, which its field shows. */
const MISTAKES = new Set(["wrong", "address"]);

/** Why the page was opened again, as its URL says. */
function useNote(isMistake: boolean): string | undefined {
  const [query] = useSearchParams();
  const [name, note] = Object.entries(notes).find(([one]) => one === query.get("note")) ?? [];
  return name !== undefined && MISTAKES.has(name) === isMistake ? note : undefined;
}

export function DoorNote() {
  return <Notice>{useNote(false)}</Notice>;
}

type TypedFieldProps = { label: string } & React.ComponentProps<"input">;

/** A field with what was wrong with what was typed. */
export function TypedField({ label, ...input }: TypedFieldProps) {
  const note = useNote(true);
  return (
    <LabelledField label={label} note={note} isWrong={note !== undefined}>
      {(control) => (
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- so that screen readers say what was wrong
        <input {...control} {...input} required autoFocus={note !== undefined} />
      )}
    </LabelledField>
  );
}

/** A field for the code of a mail. */
export function CodeField({ label }: { label: string }) {
  return (
    <TypedField
      label={label}
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      pattern="\s*\d{3}\s?\d{3}\s*"
      maxLength={10}
    />
  );
}
