/** The school’s own texts in the place of delivered ones, by the same keys; lists by index. */
export interface OwnTexts {
  [key: string]: string | OwnTexts | undefined;
}

/** Delivered texts with the school’s own in their places. Functions and codes stay. */
export function withOwnWords<Texts>(delivered: Texts, own: OwnTexts[string]): Texts;
export function withOwnWords(delivered: unknown, own: OwnTexts[string]): unknown {
  if (own === undefined) return delivered;
  if (typeof own === "string") return own;
  if (Array.isArray(delivered)) {
    return delivered.map((entry, index) => withOwnWords(entry, own[index]));
  }
  if (typeof delivered !== "object" || !delivered) return delivered;
  return Object.fromEntries(
    Object.entries(delivered).map(([key, text]) => [key, withOwnWords(text, own[key])]),
  );
}
