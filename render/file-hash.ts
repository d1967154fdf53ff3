import { hash } from "node:crypto";

/** A hash for names of files and for ETags. */
export function fileHash(contents: string | Buffer, length = 8): string {
  return hash("sha256", contents, "base64url").slice(0, length);
}
