import type { Context } from "hono";

import type { BuiltFile, FileVariant } from "./built-files.ts";
import { parseAccept } from "hono/utils/accept";

/** Sends a file, or 304 if the client's copy is current. */
export function sendFile(c: Context, file: BuiltFile): Response {
  const { bytes, headers } = bestVariant(file, c.req.header("Accept-Encoding") ?? "");
  const known = c.req.header("If-None-Match");
  const tag = headers["ETag"];
  if (known && tag && matches(known, tag)) {
    const { "Content-Length": _length, "Content-Type": _type, ...rest } = headers;
    return new Response(null, { status: 304, headers: rest });
  }
  return new Response(c.req.method === "HEAD" ? null : bytes, { headers });
}

/** Sends a rendered error page, uncacheable. */
export function sendErrorPage(
  c: Context,
  file: BuiltFile,
  status: number,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const variant = bestVariant(file, c.req.header("Accept-Encoding") ?? "");
  const { ETag: _tag, ...rest } = variant.headers;
  return new Response(c.req.method === "HEAD" ? null : variant.bytes, {
    status,
    headers: { ...rest, "Cache-Control": "no-store", ...headers },
  });
}

function bestVariant({ variants }: BuiltFile, accepted: string): FileVariant {
  const chosen = firstAccepted(accepted, variants) ?? variants.at(-1);
  if (!chosen) throw new Error("A file without any variant");
  return chosen;
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
