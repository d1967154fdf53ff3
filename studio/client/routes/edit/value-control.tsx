import type { ValueField } from "../../../contract/content-editing.ts";
import { words } from "../../words.ts";
import { fieldId } from "./field-names.ts";

const text = words.edit;

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
  const id = `${fieldId(path)}-value`;
  const note = [error, help, isOptional && text.optional].filter(Boolean).join(" ");
  const noteId = `${id}-note`;
  const control = {
    id,
    name: path,
    // The new key resets the control after list entries were moved; it would keep the old text.
    key: `${path}=${value}`,
    defaultValue: value,
    className: `field-control mt-1 ${error ? "border-2 border-error" : "border-muted-foreground"}`,
    ...(note && { "aria-describedby": noteId }),
    ...(error && { "aria-invalid": true as const }),
  };
  return (
    <div id={fieldId(path)}>
      <label htmlFor={id} className={isLabelHidden ? "sr-only" : "font-medium"}>
        {label}
      </label>
      {note && (
        <p id={noteId} className={`text-sm ${error ? "text-error" : "text-muted-foreground"}`}>
          {note}
        </p>
      )}
      <Control field={field} control={control} />
    </div>
  );
}

interface ControlProps {
  field: ValueField;
  control: {
    key: string;
    id: string;
    name: string;
    defaultValue: string;
    className: string;
    "aria-describedby"?: string;
    "aria-invalid"?: true;
  };
}

function Control({ field, control: { key, ...control } }: ControlProps) {
  switch (field.kind) {
    case "text":
      return <textarea key={key} rows={ROWS} {...control} />;
    case "choice":
      return (
        <select key={key} {...control}>
          {field.isOptional && <option value="">{text.none}</option>}
          {/* A stored value that is none of the options must not be lost by saving the form. */}
          {[...new Set([...(field.options ?? []), field.value])].filter(Boolean).map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      );
    case "number":
      // A text control: number controls drop text that is no number, which the owner should see.
      return <input key={key} inputMode="decimal" {...control} />;
    case "date":
      return <input key={key} type="date" {...control} />;
    case "time":
      return <input key={key} type="time" {...control} />;
    default:
      return <input key={key} type="text" {...control} />;
  }
}
