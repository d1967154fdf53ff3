import type { Described } from "#content/schema/describe.ts";

import { OptionalField } from "../../../shell/optional-field.tsx";
import { useEditor } from "../draft/editor-context.ts";
import { fieldWords as text } from "./field-words.ts";

interface ValueFieldProps {
  id: string;
  label: string;
  note: string | undefined;
  isWrong: boolean;
  described: Described;
  value: unknown;
  onChange: (value: unknown) => void;
}

/** A control for a number, a day, a time, a choice, or a text that programs read. */
export function ValueField({
  id,
  label,
  note,
  isWrong,
  described,
  value,
  onChange,
}: ValueFieldProps) {
  const { pictures } = useEditor();
  const { kind, absence, meta } = described;
  const shown = typeof value === "string" || typeof value === "number" ? String(value) : "";
  const prefix = meta.picturesIn;
  const options =
    described.kind === "choice"
      ? described.options.map((option) => [option, meta.choices?.[option] ?? option])
      : prefix === undefined
        ? undefined
        : pictures
            .filter((name) => name.startsWith(prefix))
            .map((name) => [name.slice(prefix.length), inWords(name.slice(prefix.length))]);

  function typed(entered: string) {
    if (entered === "" && absence) return onChange(absence === "null" ? null : undefined);
    const isNumber = kind === "number" && /^-?\d{1,15}$/.test(entered.trim());
    // Any other text is kept as typed, so that the check for mistakes reports it.
    onChange(isNumber ? Number(entered) : entered);
  }

  return (
    <OptionalField id={id} label={label} note={note} isWrong={isWrong}>
      {(control) => {
        const shared = {
          ...control,
          value: shown,
          onChange: (event: { currentTarget: { value: string } }) =>
            typed(event.currentTarget.value),
        };
        if (!options) return <input {...shared} {...typeOf(kind)} />;
        return (
          <select {...shared}>
            {absence && <option value="">{text.none}</option>}
            {options.map(([option, name]) => (
              <option key={option} value={option}>
                {name}
              </option>
            ))}
          </select>
        );
      }}
    </OptionalField>
  );
}

function typeOf(kind: Described["kind"]): { type: string; inputMode?: "numeric" } {
  if (kind === "date" || kind === "time") return { type: kind };
  return kind === "number" ? { type: "text", inputMode: "numeric" } : { type: "text" };
}

/** `benefit-jobs` becomes “Benefit jobs”. */
function inWords(name: string): string {
  const words = name.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
