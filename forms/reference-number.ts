/** Crockford's base 32: no I, L, O or U, so that it can be read aloud and typed from paper. */
const DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const LENGTH = 6;
const FORMAT = /^[0-9A-HJKMNP-TV-Z]{3}-[0-9A-HJKMNP-TV-Z]{3}$/;

/** What a reference keeps of an id: the low 30 bits, which are random in a UUIDv7. */
const MASK = 2 ** 30 - 1;

/** Stands in prerendered pages where the server writes a submission's own. */
export const NO_REFERENCE = "000-000";

/**
 * The number by which people name a submission, such as `7KQ-2MF`. It tells nothing about when it
 * was sent or how many there are. Two of 10,000 share one with a probability of 4.5 %: whoever
 * looks one up must expect several.
 * @param id a UUID
 */
export function referenceOf(id: string): string {
  const bits = (Number.parseInt(id.slice(-8), 16) || 0) & MASK;
  const digits = Array.from(
    { length: LENGTH },
    (_, index) => DIGITS[(bits >>> (5 * (LENGTH - 1 - index))) & 31],
  ).join("");
  return `${digits.slice(0, 3)}-${digits.slice(3)}`;
}

/** Whether a text is written exactly as a reference is: safe to show, wherever it comes from. */
export function isReference(text: string): boolean {
  return FORMAT.test(text);
}

/**
 * The reference that somebody typed, also in small letters, without the hyphen or with O for 0 and
 * I or L for 1; undefined where it can be none.
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

/** The last eight digits that an id with this reference can have. */
export function idEndings(reference: string): string[] {
  const bits = [...reference.replace("-", "")].reduce(
    (value, digit) => value * 32 + DIGITS.indexOf(digit),
    0,
  );
  return [0, 1, 2, 3].map((high) => (high * 2 ** 30 + bits).toString(16).padStart(8, "0"));
}
