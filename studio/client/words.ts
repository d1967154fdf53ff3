/**
 * Who did something, after it. Where people sign in, an account of the machine is the technician’s;
 * elsewhere it is everybody’s, and nobody’s name.
 */
export function byWhom(name: string, hasSignIn: boolean): string {
  if (!["root", "studio", "desk"].includes(name)) return `by ${name}`;
  return hasSignIn ? "by your technician" : "";
}

/** The sentence in the data of an error response, or that the cause is unknown. */
export function sentenceIn(data: unknown): string {
  return typeof data === "string" && data !== ""
    ? data
    : "Something unexpected happened. Try it again; if it stays so, tell your technician.";
}
