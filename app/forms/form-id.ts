/** A random id for a filled-in form. Not `crypto.randomUUID`, which needs a secure context. */
export function newFormId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}
