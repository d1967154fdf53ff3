import { PHONE_NUMBER } from "#forms/contract.ts";
import { normaliseCode } from "#forms/normalise.ts";

/** Separators that people write in phone numbers: spaces, brackets, dots, hyphens and dashes. */
const SEPARATORS = /[\s().[\]\u2010-\u2015-]/g;

/**
 * Returns the number without separators, which the form accepts (specification, section 5), such as
 * `+353861234567`; undefined if the number has no separators or is invalid for another reason.
 */
export function suggestPhoneNumber(text: string): string | undefined {
  const number = normaliseCode(text);
  // In "+44 (0)20" the zero is dialled only within the country.
  const abroad = number.startsWith("+") ? number.replace(/\(0\)/, "") : number;
  const bare = abroad.replaceAll(SEPARATORS, "");
  return bare !== number && PHONE_NUMBER.test(bare) ? bare : undefined;
}
