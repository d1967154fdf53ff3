/** As people set numbers apart: spaces, brackets, dots, and hyphens of any length. */
const SEPARATORS = /[\s().[\]\u2010-\u2015-]/g;

/**
 * The number as the form takes it (specification, section 5), such as `+353861234567`; undefined
 * where it is taken already, or more than separators is wrong with it.
 */
export function suggestPhoneNumber(text: string): string | undefined {
  const number = text.trim();
  // "+44 (0)20": the zero is for calls within the country.
  const abroad = number.startsWith("+") ? number.replace(/\(0\)/, "") : number;
  const bare = abroad.replaceAll(SEPARATORS, "");
  return bare !== number && /^\+?\d+$/.test(bare) ? bare : undefined;
}
