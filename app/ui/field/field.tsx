import { useId } from "react";

/** Props that link a form control to its label, hint and error; spread them on the control. */
export interface ControlProps {
  id: string;
  name: string;
  className: string;
  "aria-describedby"?: string;
  "aria-invalid"?: true;
}

interface FieldProps {
  name: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** The control's id, if another element links to it; generated otherwise. */
  id?: string;
  /** Spans both columns of a two-column form. */
  wide?: boolean;
  children: (control: ControlProps) => React.ReactNode;
}

/** A labelled form control with an optional hint above it and its error message beneath. */
export function Field({ name, label, hint, error, id, wide, children }: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(" ");

  return (
    // A subgrid of three rows keeps neighbouring controls aligned if only one of them has a hint.
    <div
      className={`row-span-3 grid grid-rows-subgrid content-start gap-y-1.5 pb-4 ${wide ? "sm:col-span-2" : ""}`}
    >
      <div>
        <label htmlFor={controlId} className="font-medium">
          {label}
        </label>
        {hint && (
          <p id={hintId} className="text-sm text-muted-foreground">
            {hint}
          </p>
        )}
      </div>
      {children({
        id: controlId,
        name,
        className: `field-control ${error ? "border-2 border-error" : "border-muted-foreground"}`,
        ...(describedBy && { "aria-describedby": describedBy }),
        ...(error && { "aria-invalid": true }),
      })}
      {error && (
        <p id={errorId} className="font-medium text-error">
          {error}
        </p>
      )}
    </div>
  );
}
