import { isTimeZone } from "#content/school/time-zone.ts";
import { type FormValues, TERMS_FIELD, TIME_ZONE_FIELD } from "#forms/contract.ts";

/** Controls but tab and line break, and characters that turn the direction of text. */
const STEERING = /[^\P{Cc}\n\t]|[\u202A-\u202E\u2066-\u2069]/gu;
/** The format of a version of the terms, such as `2, 3 March 2027`. */
const VERSION = /^[\p{L}\p{N}][\p{L}\p{N} .,:/-]{0,59}$/u;

/**
 * Removes control and direction characters, which would steer a terminal, a mail program or a
 * spreadsheet (PostgreSQL refuses NUL), replaces lone surrogates, which UTF-8 cannot encode, and
 * normalises line breaks, which browsers post as CRLF.
 */
export function storableText(text: string): string {
  return text.replaceAll(/\r\n?/g, "\n").replaceAll(STEERING, "").toWellFormed();
}

export function storableValues(values: FormValues): FormValues {
  return Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, storableText(value)]),
  );
}

/** The time zone from a form's values; an invalid one is ignored. */
export function timeZoneIn(values: FormValues): FormValues {
  const timeZone = values[TIME_ZONE_FIELD];
  if (!timeZone || !isTimeZone(timeZone)) return {};
  return { [TIME_ZONE_FIELD]: timeZone };
}

/**
 * The version of the terms that the applicant's page named, which may be older than the current
 * one. An invalid value is left out, but is no reason to refuse the submission.
 */
export function acceptedTermsIn(values: FormValues): FormValues {
  const version = values[TERMS_FIELD];
  return version && VERSION.test(version) ? { [TERMS_FIELD]: version } : {};
}
