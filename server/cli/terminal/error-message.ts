/** The first line of an error's message, without a full stop, to be put into a sentence. */
export function causeOf(error: unknown): string {
  // Node throws an AggregateError when it can connect to none of a host name's addresses.
  if (error instanceof AggregateError && error.errors.length > 0) return causeOf(error.errors[0]);
  const text = error instanceof Error ? error.message || error.name : String(error);
  return text.split("\n", 1).join("").replace(/\.$/, "");
}
