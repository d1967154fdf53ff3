export interface Mistake {
  /** The document's name, such as `start-dates`. */
  document: string;
  /** The keys that lead to the value; empty for the whole document. */
  path: readonly PropertyKey[];
  /** The mistake and its correction: the end of a sentence that begins “startDates, date …”. */
  says: string;
}

/** A mistake as a sentence for people who edit the files of content/data by hand. */
export function sentenceOf({ document, path, says }: Mistake): string {
  return [`content/data/${document}.json:`, placeOf(path), says].filter(Boolean).join(" ");
}

/** A path in words, such as `startDates, entry 2, date`. */
function placeOf(path: readonly PropertyKey[]): string {
  return path
    .map((step) => (typeof step === "number" ? `entry ${step + 1}` : String(step)))
    .join(", ");
}
