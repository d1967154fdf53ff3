import { useId } from "react";

/** What ties a control to its label, hint and message: spread it over the control. */
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
  /** Given where something else on the page links to the control. */
  id?: string;
  /** Takes both columns of a form that has two (its parent is a grid). */
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
    // Three rows that neighbours share, so that controls line up where only one has a hint.
    <div
      className={`row-span-3 grid grid-rows-subgrid content-start gap-y-1.5 pb-4 ${wide ? "sm:col-span-2" : ""}`}
    >
      <div>
        <label htmlFor={controlId} className="font-medium">
          {label}
        </label>
        {hint && (
          <p id={hintId} className="text-sm text-quiet">
            {hint}
          </p>
        )}
      </div>
      {children({
        id: controlId,
        name,
        className: `field-control ${error ? "border-2 border-error" : "border-quiet"}`,
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
