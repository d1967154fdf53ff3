import { suggestion as words } from "#content/form-texts/suggestion-text.ts";
import { isUnlikelyBirthDate } from "#forms/birth-date.ts";
import { PHONE_NUMBER } from "#forms/contract.ts";
import { editDistance } from "#forms/edit-distance.ts";
import { normaliseEmail, normalisePhoneNumber } from "#forms/normalise.ts";

import { today } from "../../ui/use-today.ts";

/** A hint below a field; its answer, if it has one, is a button that replaces the field's. */
export interface Suggestion {
  before: string;
  answer?: string;
  after?: string;
}

/** Returns "Did you mean …?" for a field's answer, a question about a date of birth, or null. */
export function suggestionFor(field: string, value: string): Suggestion | null {
  if (field === "dateOfBirth" && isUnlikelyBirthDate(value, today())) {
    return { before: words.dateOfBirth };
  }
  const suggest = { email: suggestEmail, phoneNumber: suggestPhoneNumber }[field];
  const answer = suggest?.(value);
  return answer ? { before: `${words.before} `, answer, after: words.after } : null;
}

/**
 * Common mail providers, and others with similar names, which must not be "corrected". The list has
 * 0.6 KB compressed; the package mailcheck (2015) has 1.3, @zootools/email-spell-checker 1.8 KB.
 */
const PROVIDERS = (
  "gmail.com googlemail.com hotmail.com hotmail.es hotmail.co.uk hotmail.ca outlook.com outlook.es " +
  "live.com live.com.mx live.ca yahoo.com yahoo.com.mx yahoo.es yahoo.ca yahoo.co.uk yahoo.ie " +
  "icloud.com me.com aol.com msn.com protonmail.com proton.me prodigy.net.mx comcast.net verizon.net " +
  "sbcglobal.net bellsouth.net rogers.com shaw.ca sympatico.ca btinternet.com eircom.net " +
  "mail.com email.com ymail.com rocketmail.com gmx.com gmx.net gmx.de gmx.at web.de qq.com"
).split(" ");

/** Misspelt top-level domains, none of which exists, and their corrections. */
const ENDINGS: readonly (readonly [wrong: RegExp, right: string])[] = [
  [/\.(?:con|cmo|ocm|vom|xom|cim|comm|coom)$/, ".com"],
  [/\.(?:nte|ent|nett)$/, ".net"],
  [/\.(?:ogr|orgg)$/, ".org"],
];

/** In characters. Shorter provider names are too similar to each other to be suggested. */
const MIN_LENGTH = 8;

/** Returns the probable correction of an email address; undefined if there is none. */
export function suggestEmail(text: string): string | undefined {
  const address = normaliseEmail(text);
  const at = address.lastIndexOf("@");
  if (at < 1) return undefined;
  const name = address.slice(0, at);
  const domain = address.slice(at + 1).toLowerCase();
  const meant = domain && domainMeantBy(domain);
  return meant && meant !== domain ? `${name}@${meant}` : undefined;
}

function domainMeantBy(domain: string): string {
  if (PROVIDERS.includes(domain)) return domain;
  const whole = PROVIDERS.find((provider) => provider.startsWith(`${domain}.`));
  if (whole) return whole;
  // A domain with two typing errors is corrected only if its first letter is right.
  const near = (most: number) =>
    PROVIDERS.find(
      (provider) =>
        provider.length >= MIN_LENGTH &&
        (most === 1 || provider[0] === domain[0]) &&
        editDistance(provider, domain) <= most,
    );
  return (
    near(1) ??
    near(2) ??
    ENDINGS.reduce((ending, [wrong, right]) => ending.replace(wrong, right), domain)
  );
}

/** Separators that people write in phone numbers: spaces, brackets, dots, hyphens and dashes. */
const SEPARATORS = /[\s().[\]\u2010-\u2015-]/g;

/**
 * Returns the number without separators, which the form accepts (specification, section 5), such as
 * `+353861234567`; undefined if the number has no separators or is invalid for another reason.
 */
export function suggestPhoneNumber(text: string): string | undefined {
  const number = normalisePhoneNumber(text);
  // In "+44 (0)20" the zero is dialled only within the country.
  const abroad = number.startsWith("+") ? number.replace(/\(0\)/, "") : number;
  const bare = abroad.replaceAll(SEPARATORS, "");
  return bare !== number && PHONE_NUMBER.test(bare) ? bare : undefined;
}
