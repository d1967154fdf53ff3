import { hash } from "node:crypto";

/** A hash of a document, or of all: equal for whom nothing has changed since. */
export function contentHash(value: unknown): string {
  // A document that is not there has no JSON.
  return hash("sha256", JSON.stringify(value) ?? "", "base64url");
}
