import { SentenceError } from "#content/sentence-error.ts";

/** An error as sentences for whoever uses the desk or the studio, a line each. */
export function sentenceOf(error: unknown): string {
  if (error instanceof SentenceError) return error.message;
  return isDiskFull(error)
    ? "The disk is full. Make room on it, for example by emptying the trash, and do it again."
    : `That did not work: ${causeOf(error)}.`;
}

export function isDiskFull(error: unknown): boolean {
  return /ENOSPC|no space left on device|disk is full/i.test(String(error));
}

/** The first line of an error's message, without a full stop, to be put into a sentence. */
export function causeOf(error: unknown): string {
  // Node throws an AggregateError when it can connect to none of a host name's addresses.
  if (error instanceof AggregateError && error.errors.length > 0) return causeOf(error.errors[0]);
  const text = error instanceof Error ? error.message || error.name : String(error);
  return text
    .split("\n", 1)
    .join("")
    .replace(/\.[\da-f-]{36}\.unfinished/, "")
    .replace(/\.$/, "");
}
