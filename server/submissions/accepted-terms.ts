import { type FormValues, TERMS_FIELD } from "#forms/contract.ts";

/** The format of a version of the terms, such as `2, 3 March 2027`. */
const VERSION = /^[\p{L}\p{N}][\p{L}\p{N} .,:/-]{0,59}$/u;

/**
 * The version of the terms that the applicant's page named, which may be older than the current
 * one. An invalid value is left out, but is no reason to refuse the submission.
 */
export function acceptedTermsIn(values: FormValues): FormValues {
  const version = values[TERMS_FIELD];
  return version && VERSION.test(version) ? { [TERMS_FIELD]: version } : {};
}
