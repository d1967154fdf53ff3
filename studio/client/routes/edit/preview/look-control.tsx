import { FilterField } from "../../../shell/filter-field.tsx";

interface Option {
  value: string;
  label: string;
}

interface LookControlProps {
  form: string;
  name: string;
  label: string;
  value: string;
  groups: readonly { label?: string; options: readonly Option[] }[];
  onChoose: (value: string) => void;
}

/** A choice of what the preview shows. */
export function LookControl({ form, name, label, value, groups, onChoose }: LookControlProps) {
  return (
    <FilterField label={label}>
      {(control) => (
        <select
          {...control}
          form={form}
          name={name}
          value={value}
          onChange={(event) => onChoose(event.target.value)}
        >
          {groups.map(({ label: group, options }) =>
            group === undefined ? (
              <Options key="all" options={options} />
            ) : (
              options.length > 0 && (
                <optgroup key={group} label={group}>
                  <Options options={options} />
                </optgroup>
              )
            ),
          )}
        </select>
      )}
    </FilterField>
  );
}

function Options({ options }: { options: readonly Option[] }) {
  return options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}
