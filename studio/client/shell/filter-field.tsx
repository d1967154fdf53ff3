import { useId } from "react";

interface FilterFieldProps {
  label: string;
  hint?: string;
  error?: string | undefined;
  children: (control: {
    id: string;
    className: string;
    "aria-describedby"?: string;
    "aria-invalid"?: true;
  }) => React.ReactNode;
}

/** A labelled control that is not required, unlike those of app/ui/field. */
export function FilterField({ label, hint, error, children }: FilterFieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  return (
    <div>
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      {(error ?? hint) && (
        <p id={noteId} className={`text-sm ${error ? "text-error" : "text-muted-foreground"}`}>
          {error ?? hint}
        </p>
      )}
      {children({
        id,
        className: "field-control mt-1 border-muted-foreground",
        ...((error ?? hint) && { "aria-describedby": noteId }),
        ...(error && { "aria-invalid": true }),
      })}
    </div>
  );
}
