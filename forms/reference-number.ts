/** Crockford's base 32: no I, L, O or U, so that numbers can be read aloud and typed from paper. */
const DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const LENGTH = 6;
const FORMAT = /^[0-9A-HJKMNP-TV-Z]{3}-[0-9A-HJKMNP-TV-Z]{3}$/;

/** Selects the low 30 bits of an id, which are random in a UUIDv7. */
const MASK = 2 ** 30 - 1;

/** A placeholder in prerendered pages, which the server replaces by the actual reference. */
export const NO_REFERENCE = "000-000";

/**
 * A submission's reference number, such as `7KQ-2MF`. It is not unique: among 10,000 submissions,
 * two share one with a probability of 4.5 %.
 * @param id a UUID
 */
export function referenceOf(id: string): string {
  const bits = (Number.parseInt(id.slice(-8), 16) || 0) & MASK;
  let digits = "";
  for (let shift = 5 * (LENGTH - 1); shift >= 0; shift -= 5)
    digits += DIGITS[(bits >>> shift) & 31];
  return `${digits.slice(0, 3)}-${digits.slice(3)}`;
}

/** Whether a text is a canonical reference number: untrusted text is then safe to show. */
export function isReference(text: string): boolean {
  return FORMAT.test(text);
}

/**
 * Parses a typed reference number, in any case, without the hyphen, or with O for 0 and I or L for
 * 1; undefined if it is invalid.
 */
export function parseReference(text: string): string | undefined {
  const digits = text
    .toUpperCase()
    .replaceAll(/[\s-]/g, "")
    .replaceAll("O", "0")
    .replaceAll(/[IL]/g, "1");
  const reference = `${digits.slice(0, 3)}-${digits.slice(3)}`;
  return isReference(reference) ? reference : undefined;
}

/** The last eight digits of all ids with this reference number. */
export function idEndings(reference: string): string[] {
  const bits = [...reference.replace("-", "")].reduce(
    (value, digit) => value * 32 + DIGITS.indexOf(digit),
    0,
  );
  return [0, 1, 2, 3].map((high) => (high * 2 ** 30 + bits).toString(16).padStart(8, "0"));
}
