import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { type Context, Hono, type MiddlewareHandler } from "hono";

import { acceptedEncoding } from "./accepted-encoding.ts";
import { type BuiltFile, type FileForm, readBuiltFiles } from "./built-files.ts";
import { FILE_HEADERS, securityHeaders } from "./security-headers.ts";

/** For browsers and CDNs alike: a hashed name never means another file. */
const FOREVER = "public, max-age=31536000, immutable";
/** Keep it, but ask whether it is still the same. */
const ASK_AGAIN = "no-cache";

/**
 * The build's files, answered from memory: hashed assets for good, prerendered pages in whatever
 * case they are asked for.
 * @param build holds `client/`, and `policies.json` for its pages
 * @param onAnswer told of every answer's status
 */
export function createStaticFiles(
  build: string,
  onAnswer: (status: number) => void = () => {},
): Hono {
  const folder = join(build, "client");
  const policies = readPolicies(join(build, "policies.json"));
  const files = readBuiltFiles(folder, (path) => ({
    "Cache-Control": path.startsWith("/assets/") ? FOREVER : ASK_AGAIN,
    // A drawing opened by itself is a document, too.
    ...(/\.(html|svg)$/.test(path) ? securityHeaders(policies[path.slice(1)]) : FILE_HEADERS),
  }));
  const pages = new Map<string, BuiltFile>();
  const others = new Map<string, BuiltFile>();
  for (const file of files) {
    const page = file.path.endsWith("/index.html") && file.path.slice(0, -"/index.html".length);
    if (page === false) others.set(file.path, file);
    else pages.set(page, file);
  }

  const answer = (response: Response) => {
    onAnswer(response.status);
    return Promise.resolve(response);
  };

  const app = new Hono();
  app.on(["GET", "HEAD"], "*", (c, next) => {
    const { path } = c.req;
    const other = others.get(path);
    if (other) return answer(send(c, other));
    // The page that greets a visitor whose form was just taken is not among the prerendered ones.
    if (c.req.query("sent") !== undefined) return next();
    const page = pages.get(path.toLowerCase().replace(/\/+$/, ""));
    if (page) return answer(send(c, page));
    // One address a page: under this one the browser's router would find nothing.
    if (path.endsWith("/index.html")) return Promise.resolve(c.redirect(path.slice(0, -10), 308));
    return next();
  });
  app.use("/video/*", forADay, serveStatic({ root: folder }));
  return app;
}

/** What each page may load and run, by its file's name; nothing before the build is finished. */
function readPolicies(file: string): Readonly<Record<string, string>> {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}

function send(c: Context, file: BuiltFile): Response {
  const { bytes, headers } = bestForm(file, c.req.header("Accept-Encoding") ?? "");
  const known = c.req.header("If-None-Match");
  if (known && matches(known, headers["ETag"] ?? "")) {
    const { "Content-Length": _length, "Content-Type": _type, ...rest } = headers;
    return new Response(null, { status: 304, headers: rest });
  }
  return new Response(c.req.method === "HEAD" ? null : bytes, { headers });
}

/** The smallest form that the browser can unpack. */
function bestForm({ forms }: BuiltFile, accepted: string): FileForm {
  const encoding = acceptedEncoding(
    accepted,
    forms.map((form) => form.encoding),
  );
  const chosen = forms.find((form) => form.encoding === encoding) ?? forms.at(-1);
  if (!chosen) throw new Error("A file without any form");
  return chosen.form;
}

/** Proxies that pack again mark a tag as weak: for "has it changed" it is still the same. */
function matches(known: string, tag: string): boolean {
  return known
    .split(",")
    .some((part) => part.trim().replace(/^W\//, "") === tag || part.trim() === "*");
}

const forADay: MiddlewareHandler = async (c, next) => {
  await next();
  if (!c.res.ok) return;
  // Without an ETag, which would have to be another for each part of a video.
  c.header("Cache-Control", "public, max-age=86400");
  for (const [name, value] of Object.entries(FILE_HEADERS)) c.header(name, value);
};
