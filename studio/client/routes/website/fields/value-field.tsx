import type { Described } from "#content/schema/describe.ts";

import { OptionalField } from "../../../shell/optional-field.tsx";
import { useEditor } from "../draft/editor-context.ts";
import { fieldWords as text } from "./field-words.ts";
import { timeZones } from "./time-zones.ts";

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
  const { kind, absence } = described;
  const shown = typeof value === "string" || typeof value === "number" ? String(value) : "";
  const options = optionsOf(described, shown, pictures);

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

/** The choices that a field offers, with their names; undefined where anything may be typed. */
function optionsOf(
  described: Described,
  shown: string,
  pictures: readonly string[],
): (readonly [value: string, name: string])[] | undefined {
  const { choices, picturesIn: prefix, isTimeZone } = described.meta;
  if (described.kind === "choice") {
    return described.options.map((option) => [option, choices?.[option] ?? option]);
  }
  if (isTimeZone) return timeZones(shown);
  if (prefix === undefined) return undefined;
  return pictures
    .filter((name) => name.startsWith(prefix))
    .map((name) => [name.slice(prefix.length), inWords(name.slice(prefix.length))]);
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
