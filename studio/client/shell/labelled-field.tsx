import { useId } from "react";

interface FieldNoteProps {
  id?: string;
  /** A hint or an error message. */
  note?: string | undefined;
  isWrong?: boolean;
}

interface LabelledFieldProps extends FieldNoteProps {
  /** The control's id, if others refer to it. */
  id?: string;
  label: string;
  /** Whether the label is for screen readers only. */
  isLabelHidden?: boolean;
  children: (control: {
    id: string;
    className: string;
    "aria-describedby"?: string;
    "aria-invalid"?: true;
  }) => React.ReactNode;
}

/** A control with its label and a note, which does not say that it is required, as app/ui/field does. */
export function LabelledField(props: LabelledFieldProps) {
  const { label, isLabelHidden = false, note, isWrong = false, children } = props;
  const generated = useId();
  const { id = generated } = props;
  const noteId = `${id}-note`;
  return (
    <div>
      <label htmlFor={id} className={isLabelHidden ? "sr-only" : "leading-snug font-medium"}>
        {label}
      </label>
      <FieldNote id={noteId} {...{ note, isWrong }} />
      {children({
        id,
        className: "field-control mt-1",
        ...(note && { "aria-describedby": noteId }),
        ...(isWrong && { "aria-invalid": true }),
      })}
    </div>
  );
}

/** What stands below a label. */
export function FieldNote({ id, note, isWrong }: FieldNoteProps) {
  if (!note) return null;
  return (
    <p id={id} className={`field-note text-sm ${isWrong ? "text-error" : "text-muted-foreground"}`}>
      {note}
    </p>
  );
}

export type Choices = readonly (readonly [value: string, label: string])[];

/** The options of a select element. */
export function Options({ options }: { options: Choices }) {
  return options.map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}
