import { createHash } from "node:crypto";

/** A hash of a document, or of all: equal for whom nothing has changed since. */
export function contentHash(value: unknown): string {
  // A document that is not there has no JSON.
  return createHash("sha256")
    .update(JSON.stringify(value) ?? "")
    .digest("base64url");
}
