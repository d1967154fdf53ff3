/** Calling codes of the application form's countries. */
const COUNTRY_CODES: Readonly<Record<string, string>> = { USA: "1", CAN: "1", MEX: "52" };
/** Digits of a phone number in these countries, without the country code. */
const NATIONAL_LENGTH = 10;

/**
 * A phone number's digits with the country code, as WhatsApp links need them; undefined if the code
 * is unknown.
 * @param country a country value of the application form
 */
export function internationalDigits(
  phoneNumber: string,
  country: string | undefined,
): string | undefined {
  const digits = phoneNumber.replaceAll(/\D/g, "");
  if (phoneNumber.startsWith("+")) return digits;
  if (digits.startsWith("00")) return digits.slice(2);
  if (digits.length > NATIONAL_LENGTH) return digits;
  const code = country && COUNTRY_CODES[country];
  return code && digits.length === NATIONAL_LENGTH ? code + digits : undefined;
}
