/** Keys in documents, with the prefix of picture names that their values omit. */
const OMITTED_PREFIXES: Readonly<Record<string, string>> = {
  drawing: "spots/",
  emblem: "spots/value-",
};

/**
 * The pictures that can replace the picture that a field names; none if it names no picture.
 * @param name the field's value
 * @param key the field's key in the document
 */
export function picturesLike(pictures: readonly string[], name: string, key: string): string[] {
  if (key === "file") {
    const folder = name.slice(0, name.indexOf("/") + 1);
    const isNarrow = name.endsWith("-narrow");
    return pictures.filter((one) => one.startsWith(folder) && one.endsWith("-narrow") === isNarrow);
  }
  if (key === "portrait") return pictures.filter((one) => one.startsWith("people/"));
  const prefix = OMITTED_PREFIXES[key];
  if (prefix === undefined) return [];
  return pictures.filter((one) => one.startsWith(prefix)).map((one) => one.slice(prefix.length));
}
