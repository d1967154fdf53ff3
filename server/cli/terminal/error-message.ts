/** What went wrong, in the words of whoever noticed it, without a stack or a full stop. */
export function causeOf(error: unknown): string {
  // Where a name has several addresses, each of them failed.
  if (error instanceof AggregateError && error.errors.length > 0) return causeOf(error.errors[0]);
  const text = error instanceof Error ? error.message || error.name : String(error);
  return text.split("\n", 1).join("").replace(/\.$/, "");
}
