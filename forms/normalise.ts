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

/** A number or address: also with full-width characters as ASCII. NFKC would change prose. */
function normaliseCode(text: string): string {
  return normaliseLine(text.normalize("NFKC"));
}

/** A phone number: also with Arabic and Persian digits as ASCII. */
export function normalisePhoneNumber(text: string): string {
  // Their codes end in the digit's value.
  return normaliseCode(text).replaceAll(/[٠-٩۰-۹]/g, (digit) => `${digit.charCodeAt(0) % 16}`);
}

/** An email address without what is copied along with it: `Zoe <zoe@example.com>`, `mailto:`. */
export function normaliseEmail(text: string): string {
  return normaliseCode(text).replace(/^(?:[^<>]+<|mailto:)([^<>]+)>?$/i, "$1");
}
