import { type ReactNode, useId } from "react";

/** Props that link a form control to its label, hint and error; spread them on the control. */
export interface ControlProps {
  id: string;
  name: string;
  className: string;
  "aria-required": boolean;
  "aria-describedby"?: string;
  "aria-invalid"?: true;
}

interface FieldProps {
  name: string;
  label: string;
  hint?: ReactNode;
  /** Shown beside the label, such as answers to choose from. */
  aside?: ReactNode;
  /** The id of another element that also describes the control. */
  describedBy?: string | undefined;
  error?: string | undefined;
  /** A hint in a live region below the control; null renders an empty region, undefined none. */
  suggestion?: ReactNode;
  /** The control's id, if another element links to it; generated otherwise. */
  id?: string;
  /** In a two-column form: `wide` spans both columns, `short` only one even on phones. */
  span?: "wide" | "short" | undefined;
  isOptional?: boolean;
  /** Hides the label, except from screen readers, where a heading above says the same. */
  hasHiddenLabel?: boolean;
  children: (control: ControlProps) => ReactNode;
}

const spans = { wide: "col-span-full", half: "max-sm:col-span-full", short: "" } as const;

/** A labelled form control with an optional hint, error message and suggestion. */
export function Field({
  name,
  label,
  hint,
  aside,
  describedBy: describedByAlso,
  error,
  suggestion,
  id,
  span,
  isOptional = false,
  hasHiddenLabel = false,
  children,
}: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const suggestionId = `${controlId}-suggestion`;
  const describedBy = [
    describedByAlso,
    hint && hintId,
    error && errorId,
    suggestion && suggestionId,
  ]
    .filter(Boolean)
    .join(" ");

  return (
    // A subgrid keeps neighbouring controls aligned, even if only one of their hints wraps.
    <div
      className={`row-span-3 grid grid-rows-subgrid content-start gap-y-1.5 pb-3.5 ${spans[span ?? "half"]}`}
    >
      <div className="field-label">
        <label htmlFor={controlId} className={hasHiddenLabel ? "sr-only" : "font-medium"}>
          {label}
        </label>
        {hint && (
          <p id={hintId} className="text-sm text-muted-foreground">
            {hint}
          </p>
        )}
        {aside}
      </div>
      {children({
        id: controlId,
        name,
        className: "field-control",
        // Not `required`: Firefox announces untouched required fields as invalid.
        "aria-required": !isOptional,
        ...(describedBy && { "aria-describedby": describedBy }),
        ...(error && { "aria-invalid": true }),
      })}
      {/* Error and suggestion share the third row of the subgrid. */}
      {(error || suggestion !== undefined) && (
        <div>
          {error && (
            <p id={errorId} className="font-medium text-error">
              {error}
            </p>
          )}
          {suggestion !== undefined && (
            // No role: screen readers would read out an empty status bar.
            <div id={suggestionId} aria-live="polite" className="text-sm">
              {suggestion}
            </div>
          )}
        </div>
      )}
    </div>
  );
}
