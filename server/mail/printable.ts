/** Characters of a foreign server's text that a sentence may quote. */
const LONGEST_QUOTATION = 300;

/** Foreign text on one line, clipped, without characters that control a terminal or the text's direction. */
export function printable(text: string, most = LONGEST_QUOTATION): string {
  const line = text
    .slice(0, most * 2)
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, " ")
    .trim();
  const characters = Array.from(line);
  return characters.length <= most ? line : `${characters.slice(0, most - 1).join("")}…`;
}
