import { parsePhoneNumberFromString } from "libphonenumber-js/min";

/**
 * A phone number that is written with its country code, in the format E.164, such as
 * `+353861234567`; undefined for any other, which depends on the country that it is dialled from.
 */
export function internationalNumber(phoneNumber: string): string | undefined {
  const number = parsePhoneNumberFromString(phoneNumber, { extract: false });
  return number?.isValid() ? number.number : undefined;
}
