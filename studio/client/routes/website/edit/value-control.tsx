import type { ValueField } from "../../../../contract/content-editing.ts";
import { OptionalField } from "../../../shell/optional-field.tsx";
import { editWords as text } from "./edit-words.ts";
import { fieldId } from "../../../../contract/field-names.ts";

/** Rows of a control for a text of several lines. */
const ROWS = 4;

interface ValueControlProps {
  field: ValueField;
  /** Whether the label is for screen readers only, because a list shows it. */
  isLabelHidden: boolean;
}

/** A labelled control for a single value. */
export function ValueControl({ field, isLabelHidden }: ValueControlProps) {
  const { path, label, help, error, value, isOptional } = field;
  const note = [error, help, isOptional && text.optional].filter(Boolean).join(" ");
  return (
    <div id={fieldId(path)}>
      <OptionalField
        label={label}
        isLabelHidden={isLabelHidden}
        note={note}
        isWrong={error !== undefined}
      >
        {(control) => (
          // A new key resets the control, which would keep its text after list entries were moved.
          <Control key={`${path}=${value}`} field={field} control={{ ...control, name: path }} />
        )}
      </OptionalField>
    </div>
  );
}

interface ControlProps {
  field: ValueField;
  control: { id: string; name: string; className: string };
}

function Control({ field: { kind, value, isOptional, options }, control }: ControlProps) {
  const given = { ...control, defaultValue: value };
  switch (kind) {
    case "text":
      return <textarea rows={ROWS} {...given} />;
    case "choice":
      return (
        <select {...given}>
          {isOptional && <option value="">{text.none}</option>}
          {/* A stored value that is none of the options must not be lost by saving the form. */}
          {[...new Set([...(options ?? []), value])].filter(Boolean).map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </select>
      );
    case "number":
      // A text control: number controls drop text that is no number, which the owner should see.
      return <input inputMode="decimal" {...given} />;
    case "date":
    case "time":
      return <input type={kind} {...given} />;
    default:
      return <input type="text" {...given} />;
  }
}
