import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { FILE_HEADERS, securityHeaders } from "../security-headers.ts";
import { isReference, NO_REFERENCE } from "#forms/reference-number.ts";
import { type BuiltFile, readBuiltFiles, replaceInFile } from "./built-files.ts";

/** The build in memory. */
export interface BuiltSite {
  /** The folder of what is streamed instead. */
  folder: string;
  /** Everything but pages, by path. */
  files: ReadonlyMap<string, BuiltFile>;
  /** Prerendered pages, by path: lower case, no trailing slash, "" for the home page. */
  pages: ReadonlyMap<string, BuiltFile>;
  /** Prerendered pages with a query or a date in their address, by that, and error screens by status. */
  otherPages: ReadonlyMap<string, BuiltFile>;
}

/** For browsers and CDNs alike: a hashed name never means another file. */
const FOREVER = "public, max-age=31536000, immutable";
/** Keep it, but ask whether it is still the same. */
const ASK_AGAIN = "no-cache";
const INDEX = "/index.html";

/** @param build holds `client/`, and once it is finished `pages/` and `policies.json` */
export function readBuiltSite(build: string): BuiltSite {
  const folder = join(build, "client");
  const policies = readPolicies(join(build, "policies.json"));
  const files = new Map<string, BuiltFile>();
  const pages = new Map<string, BuiltFile>();
  const clientFiles = readBuiltFiles(folder, (path) => ({
    "Cache-Control": path.startsWith("/assets/") ? FOREVER : ASK_AGAIN,
    // A drawing opened by itself is a document, too.
    ...(/\.(html|svg)$/.test(path) ? securityHeaders(policies[`client${path}`]) : FILE_HEADERS),
  }));
  for (const file of clientFiles) {
    if (file.path.endsWith(INDEX)) pages.set(file.path.slice(0, -INDEX.length), file);
    else files.set(file.path, file);
  }
  const otherFiles = readBuiltFiles(join(build, "pages"), (path) => ({
    "Cache-Control": ASK_AGAIN,
    ...securityHeaders(policies[`pages${path}`]),
  }));
  const otherPages = new Map(
    otherFiles.map((file) => [decodeURIComponent(file.path.slice(1, -".html".length)), file]),
  );
  return { folder, files, pages, otherPages };
}

/** What each page may load and run, by its file's name; nothing before the build is finished. */
function readPolicies(file: string): Readonly<Record<string, string>> {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}

/** A page whose last segment is a start date; of one that is on no list it takes no notice. */
const OPTIONAL_SEGMENT = "/apply";

/** Which form was sent, and the submission's reference: as in the home page's address. */
export interface SentQuery {
  sent?: string | undefined;
  reference?: string | undefined;
}

/** The page at an address; its query matters only to the home page's notice of a sent form. */
export function findPage(
  { pages, otherPages }: BuiltSite,
  path: string,
  { sent, reference }: SentQuery,
): BuiltFile | undefined {
  const key = pagePath(path);
  if (key === "" && sent !== undefined) {
    const address = `/?sent=${sent}`;
    const withReference = otherPages.get(`${address}&reference=${NO_REFERENCE}`);
    // Nothing else of the request ever gets into a page.
    if (reference && isReference(reference) && withReference) {
      return replaceInFile(withReference, NO_REFERENCE, reference);
    }
    const notice = otherPages.get(address);
    if (notice) return notice;
  }
  return (
    pages.get(key) ??
    otherPages.get(withLowerCasePage(path)) ??
    pages.get(withoutOptionalSegment(key))
  );
}

/** The path with its page in lower case. A date keeps its case: the browser compares it by letter. */
function withLowerCasePage(path: string): string {
  const [, page = "", ...rest] = path.split("/");
  return ["", page.toLowerCase(), ...rest].join("/");
}

/** The known page that a path ending in `/index.html` means, if it is one. */
export function pageOfIndex({ pages }: BuiltSite, path: string): string | undefined {
  if (!path.endsWith(INDEX)) return undefined;
  const key = pagePath(path.slice(0, -INDEX.length));
  // From the table, never from the request: "//evil.example/" would be another site's address.
  return pages.has(key) ? key || "/" : undefined;
}

/** The path under which a page is kept: lower case, no trailing slash. */
function pagePath(path: string): string {
  let end = path.length;
  // No `/\/+$/`: it takes quadratic time for slashes in the middle of a path.
  while (path[end - 1] === "/") end -= 1;
  return path.slice(0, end).toLowerCase();
}

function withoutOptionalSegment(key: string): string {
  const parent = key.slice(0, key.lastIndexOf("/"));
  return parent === OPTIONAL_SEGMENT ? parent : key;
}
