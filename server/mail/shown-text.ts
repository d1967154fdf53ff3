import { applicationForm } from "#content/form-texts/application-form.ts";
import { spelledDay } from "#content/calendar-day.ts";
import { parsePhoneNumberFromString } from "libphonenumber-js/min";

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

/** Text that a mail program may turn into a link; browsers read all these dots as ".". */
const LINK = /:\/\/|www[.。．｡]|[^\s.][.。．｡]\p{L}{2}/iu;

/** Abbreviations as in "Ma.Guadalupe" or "St.Catharines", which a space keeps from being links. */
const ABBREVIATION = /((?:^|[\s.,(])\p{Lu}\p{L}{0,2}\.)(?=\p{L}{2})/gu;

/** A text with spaces after abbreviations, so that they are not read as links. */
export function spacedAbbreviations(text: string): string {
  return text.replaceAll(ABBREVIATION, "$1 ");
}

export function looksLikeLink(text: string): boolean {
  return LINK.test(spacedAbbreviations(text));
}

/**
 * A name for places that look as if the school said it, such as a heading or a greeting; empty if a
 * program could make a link of it.
 */
export function plainName(name: string): string {
  return looksLikeLink(name) ? "" : spacedAbbreviations(name);
}

/** The 1 that Mexico’s mobile numbers had after the country code until 2019, and many still write. */
const OLD_MEXICAN = /^\+521(?=\d{10}$)/;

/**
 * A phone number that is written with its country code, in the format E.164, such as
 * `+353861234567`; undefined for any other, which depends on the country that it is dialled from.
 */
export function internationalNumber(phoneNumber: string): string | undefined {
  const number = parsePhoneNumberFromString(phoneNumber.replace(OLD_MEXICAN, "+52"), {
    extract: false,
  });
  return number?.isValid() ? number.number : undefined;
}

/** An answer as people read it: the country’s name, the day of birth in words. */
export function readableAnswer(field: string, answer: string): string {
  if (field === "dateOfBirth") return spelledDay(answer);
  if (field !== "country") return answer;
  return applicationForm.countries.find(({ value }) => value === answer)?.label ?? answer;
}

/** A heading of the form, whose capitals look too loud in a mail and in the studio. */
export function quietHeading(heading: string): string {
  return heading.charAt(0) + heading.slice(1).toLowerCase();
}
