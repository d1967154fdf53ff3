/**
 * Format characters that nobody sees: soft hyphens, direction marks, zero-width spaces; and joiners
 * after a character that joins nothing. Emoji, and scripts without capitals, need their joiners.
 */
const INVISIBLE =
  /[\p{Bidi_C}\xAD\u200B\u2060\uFEFF]|(?<![\p{Lo}\p{M}\p{So}\p{Sk}])[\u200C\u200D]/gu;

/** Trims a text, removes invisible characters, which come with pasted text, and composes accents. */
export function normaliseProse(text: string): string {
  return text.normalize("NFC").replaceAll(INVISIBLE, "").trim();
}

/** A text on one line: also without control characters, and with single, ordinary spaces. */
export function normaliseLine(text: string): string {
  return normaliseProse(text.replaceAll(/[\s\p{Cc}]+/gu, " "));
}

/** A phone number or address: also with full-width characters as ASCII. NFKC would change prose. */
export function normaliseCode(text: string): string {
  return normaliseLine(text.normalize("NFKC"));
}

/** An email address without what is copied along with it: `Zoe <zoe@example.com>`, `mailto:`. */
export function normaliseEmail(text: string): string {
  return normaliseCode(text).replace(/^(?:[^<>]+<|mailto:)([^<>]+)>?$/i, "$1");
}
