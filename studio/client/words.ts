/** Who did something, after it; an account of the machine is nobody’s name. */
export function byWhom(name: string): string {
  return ["root", "studio", "desk"].includes(name) ? "" : `by ${name}`;
}

/** The sentence in the data of an error response, or that the cause is unknown. */
export function sentenceIn(data: unknown): string {
  return typeof data === "string" && data !== ""
    ? data
    : "Something unexpected happened. Try it again; if it stays so, tell your technician.";
}
