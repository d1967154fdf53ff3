interface CheckFieldProps {
  id: string;
  label: string;
  note: string | undefined;
  value: boolean;
  /** `undefined` leaves out the mark. */
  onChange: (value: true | undefined) => void;
}

/** A mark that a document has or lacks. */
export function CheckField({ id, label, note, value, onChange }: CheckFieldProps) {
  return (
    <div>
      <label className="inline-flex min-h-11 items-center gap-3 font-medium">
        <input
          id={id}
          type="checkbox"
          checked={value}
          onChange={({ currentTarget }) => onChange(currentTarget.checked || undefined)}
          className="size-6 accent-link"
          {...(note && { "aria-describedby": `${id}-note` })}
        />
        {label}
      </label>
      {note && (
        <p id={`${id}-note`} className="text-sm text-muted-foreground">
          {note}
        </p>
      )}
    </div>
  );
}
