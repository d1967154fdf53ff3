import { OptionalField } from "../../shell/optional-field.tsx";

/** A field for the code of a mail. */
export function CodeField({ label }: { label: string }) {
  return (
    <OptionalField label={label}>
      {(control) => (
        <input
          {...control}
          name="code"
          required
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="\s*\d{3}\s?\d{3}\s*"
          maxLength={10}
        />
      )}
    </OptionalField>
  );
}
