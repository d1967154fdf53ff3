import type { Context } from "hono";

import type { BuiltFile, FileVariant } from "./built-files.ts";
import { parseAccept } from "hono/utils/accept";

/**
 * Sends a file, or 304 if the client's copy is current.
 * @param status of an error page
 */
export function sendFile(
  c: Context,
  file: BuiltFile,
  status = 200,
  more: Readonly<Record<string, string>> = {},
): Response {
  const chosen = firstAccepted(c.req.header("Accept-Encoding") ?? "", file) ?? file.at(-1);
  if (!chosen) throw new Error("A file without any variant");
  const { bytes, headers } = chosen;
  const known = c.req.header("If-None-Match");
  const tag = headers["ETag"];
  if (status === 200 && known && tag && matches(known, tag)) {
    const { "Content-Length": _length, "Content-Type": _type, ...rest } = headers;
    return new Response(null, { status: 304, headers: rest });
  }
  const body = c.req.method === "HEAD" ? null : bytes;
  return new Response(body, { status, headers: { ...headers, ...more } });
}

/** Compares ETags weakly, because proxies that recompress a response mark its ETag as weak. */
function matches(known: string, tag: string): boolean {
  return known
    .split(",")
    .some((part) => part.trim().replace(/^W\//, "") === tag || part.trim() === "*");
}

/** The first variant in an encoding that the client accepts. */
export function firstAccepted<Variant extends Pick<FileVariant, "encoding">>(
  accepted: string,
  variants: readonly Variant[],
): Variant | undefined {
  const qualities = new Map(parseAccept(accepted).map(({ type, q }) => [type.toLowerCase(), q]));
  const others = qualities.get("*") ?? 0;
  return variants.find(({ encoding }) => (qualities.get(encoding) ?? others) > 0);
}
