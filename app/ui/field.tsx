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
  /** Takes both columns of a form that has two. */
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
    <div className={`flex flex-col gap-1.5 ${wide ? "sm:col-span-2" : ""}`}>
      <label htmlFor={controlId} className="font-medium">
        {label}
      </label>
      {hint && (
        <p id={hintId} className="text-sm text-quiet">
          {hint}
        </p>
      )}
      {children({
        id: controlId,
        name,
        className: `min-h-12 w-full rounded-xl border bg-surface px-4 py-2.5 text-text ${
          error ? "border-2 border-error" : "border-quiet"
        }`,
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
