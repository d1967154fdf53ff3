import { valueAt } from "../value-at.ts";

/** The school’s own texts in the place of delivered ones, by the same keys. Lists stay as delivered. */
export interface OwnTexts {
  [key: string]: string | OwnTexts | undefined;
}

/** A text that is one of the delivered ones, in the school’s own words. */
export function inOwnWords(text: string, delivered: unknown, own: OwnTexts): string {
  for (const [key, words] of Object.entries(own)) {
    const place = valueAt(delivered, [key]);
    if (typeof words === "object") text = inOwnWords(text, place, words);
    else if (words && place === text) return words;
  }
  return text;
}

/** Delivered texts with the school’s own in their places. Functions and codes stay. */
export function withOwnWords<Texts>(delivered: Texts, own: OwnTexts[string]): Texts;
export function withOwnWords(delivered: unknown, own: OwnTexts[string]): unknown {
  if (own === undefined) return delivered;
  if (typeof own === "string") return own;
  if (typeof delivered !== "object" || !delivered) return delivered;
  return Object.fromEntries(
    Object.entries(delivered).map(([key, text]) => [key, withOwnWords(text, own[key])]),
  );
}
