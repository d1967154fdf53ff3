/** The id of a field or of an entry of a list. */
export function fieldId(path: string): string {
  return `field-${path.replaceAll("/", "-")}`;
}

/** The name of the control that is posted only if an optional group or list is included. */
export function givenName(path: string): string {
  return `${path}/given`;
}

/** The name of the control that holds a list's length. */
export function lengthName(path: string): string {
  return `${path}/length`;
}
