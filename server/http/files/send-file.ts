import type { Context } from "hono";

import { acceptedEncoding } from "./accepted-encoding.ts";
import type { BuiltFile, FileForm } from "./built-files.ts";

/** Sends a file, or 304 if the client's copy is current. */
export function sendFile(c: Context, file: BuiltFile): Response {
  const { bytes, headers } = bestForm(file, c.req.header("Accept-Encoding") ?? "");
  const known = c.req.header("If-None-Match");
  if (known && matches(known, headers["ETag"] ?? "")) {
    const { "Content-Length": _length, "Content-Type": _type, ...rest } = headers;
    return new Response(null, { status: 304, headers: rest });
  }
  return new Response(c.req.method === "HEAD" ? null : bytes, { headers });
}

/** Sends a prerendered error page, uncacheable. */
export function sendErrorPage(
  c: Context,
  file: BuiltFile,
  status: number,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const form = bestForm(file, c.req.header("Accept-Encoding") ?? "");
  const { ETag: _tag, ...rest } = form.headers;
  return new Response(c.req.method === "HEAD" ? null : form.bytes, {
    status,
    headers: { ...rest, "Cache-Control": "no-store", ...headers },
  });
}

/** The smallest form that the client accepts. */
function bestForm({ forms }: BuiltFile, accepted: string): FileForm {
  const encoding = acceptedEncoding(
    accepted,
    forms.map((form) => form.encoding),
  );
  const chosen = forms.find((form) => form.encoding === encoding) ?? forms.at(-1);
  if (!chosen) throw new Error("A file without any form");
  return chosen.form;
}

/** Compares ETags weakly, because proxies that recompress a response mark its ETag as weak. */
function matches(known: string, tag: string): boolean {
  return known
    .split(",")
    .some((part) => part.trim().replace(/^W\//, "") === tag || part.trim() === "*");
}
