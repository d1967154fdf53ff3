import type { Difference, Field } from "../../contract/content-editing.ts";

/** The values in which a posted form differs from what somebody else saved. */
export function differences(yours: Field, theirs: Field): Difference[] {
  const mine = values(yours);
  const others = values(theirs);
  const paths = new Set([...mine.keys(), ...others.keys()]);
  return [...paths].flatMap((path) => {
    const own = mine.get(path);
    const other = others.get(path);
    if (own?.value === other?.value) return [];
    const label = own?.label ?? other?.label ?? path;
    return [{ label, yours: own?.value ?? "", theirs: other?.value ?? "" }];
  });
}

/** Each single value by its path, with the labels of all groups that it is in. */
function values(
  field: Field,
  outer: readonly string[] = [],
): Map<string, { label: string; value: string }> {
  const labels = [...outer, field.label];
  switch (field.kind) {
    case "group":
      return new Map(field.fields.flatMap((inner) => [...values(inner, labels)]));
    case "list":
      return new Map(field.items.flatMap((inner) => [...values(inner, labels)]));
    case "absent":
    case "hidden":
      return new Map();
    case "check":
      return new Map([
        [field.path, { label: labels.slice(1).join(", "), value: field.isChecked ? "✓" : "" }],
      ]);
    default:
      return new Map([[field.path, { label: labels.slice(1).join(", "), value: field.value }]]);
  }
}
