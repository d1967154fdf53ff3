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
  // Such as `startDates, entry 2, date`.
  const place = path.map((step) => (typeof step === "number" ? `entry ${step + 1}` : String(step)));
  return [`content/data/${document}.json:`, place.join(", "), says].filter(Boolean).join(" ");
}
