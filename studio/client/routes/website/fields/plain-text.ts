/** What word processors put between words: no-break spaces, and marks that nobody sees. */
const SPACES = /[\u{a0}\u{202f}\t]/gu;
const UNSEEN = /[\u{ad}\u{200b}\u{2060}\u{feff}]|(?!\n)\p{Cc}/gu;
const BULLET = /^[ ]*[•·▪◦●○][ ]*/gmu;

/**
 * Pasted text as one field keeps it: without what nobody sees.
 * @param isMultiline whether the field keeps line breaks; others get spaces for them
 */
export function plainText(pasted: string, isMultiline: boolean): string {
  const text = pasted
    .replaceAll(/\r\n?|[\v\u{2028}\u{2029}]/gu, "\n")
    .replaceAll(SPACES, " ")
    .replaceAll(UNSEEN, "")
    .replaceAll(BULLET, "");
  if (isMultiline) return text.replaceAll(/\n{3,}/g, "\n\n");
  return text.trim().replaceAll(/\s*\n\s*/g, " ");
}
