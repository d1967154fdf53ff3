/**
 * Reads a positive whole number as people write it: `1299`, `1,299`, `1.299,00`, `$1 299`.
 * Undefined for everything else, such as `12.50`.
 */
export function readWholeNumber(text: string): number | undefined {
  const bare = text.trim().replace(/^[A-Z]{0,3}\s?\p{Sc}?\s?|\s?(?:\p{Sc}|[A-Z]{3})$/gu, "");
  const [, digits = ""] = /^(\d{1,3}(?:[.,\s'’]\d{3})+|\d+)(?:[.,]0{1,2})?$/.exec(bare) ?? [];
  const number = Number(digits.replaceAll(/\D/g, ""));
  return number > 0 && number < 100_000_000 ? number : undefined;
}
