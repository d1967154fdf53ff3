import { type FormValues, TERMS_FIELD } from "#forms/contract.ts";

/** A line that an owner would write, such as `2, 3 March 2027`. */
const VERSION = /^[\p{L}\p{N}][\p{L}\p{N} .,:/-]{0,59}$/u;

/**
 * The version of the terms among a form's values, where it is one: as the applicant's page named
 * it, which may be older than today's. A wrong one is no reason to refuse.
 */
export function acceptedTermsIn(values: FormValues): FormValues {
  const version = values[TERMS_FIELD];
  return version && VERSION.test(version) ? { [TERMS_FIELD]: version } : {};
}
