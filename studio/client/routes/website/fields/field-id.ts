/** The id of a field’s control. */
export function fieldId(path: string): string {
  return `field-${path.replaceAll("/", "-")}`;
}
