/** Returns a random id for one filled-in form. `crypto.randomUUID` would need a secure context. */
export function newFormId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}
