import { createHash } from "node:crypto";

/** A hash for names of files and for ETags. */
export function hashOf(contents: string | Buffer, length = 8): string {
  return createHash("sha256").update(contents).digest("base64url").slice(0, length);
}
