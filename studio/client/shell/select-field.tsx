import { OptionalField } from "./optional-field.tsx";

/** A labelled select element. */
export function SelectField({
  label,
  ...select
}: { label: string } & Omit<React.ComponentProps<"select">, "className">) {
  return (
    <OptionalField label={label}>{(control) => <select {...select} {...control} />}</OptionalField>
  );
}

export interface OptionsProps {
  options: readonly (readonly [value: string, label: string])[];
}

export function Options({ options }: OptionsProps) {
  return options.map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}
