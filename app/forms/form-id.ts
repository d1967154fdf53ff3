/** Names a filled-in form. Not `crypto.randomUUID`: browsers offer that on secure connections only. */
export function newFormId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}
