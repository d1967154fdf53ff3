import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { FILE_HEADERS, SVG_HEADERS, securityHeaders } from "../security-headers.ts";
import { isReference, NO_REFERENCE } from "#forms/reference-number.ts";
import { type BuiltFile, readBuiltFiles, replaceInFile } from "./built-files.ts";

/** The build in memory. */
export interface BuiltSite {
  /** The folder of the files that are streamed from disk. */
  folder: string;
  /** All files except pages, by path. */
  files: ReadonlyMap<string, BuiltFile>;
  /** Prerendered pages, by path: lower case, no trailing slash, "" for the home page. */
  pages: ReadonlyMap<string, BuiltFile>;
  /** Prerendered pages whose URL has a query or a date, by URL, and error pages by status. */
  otherPages: ReadonlyMap<string, BuiltFile>;
  /** The hash in the name of React Router's manifest: it differs for any other script. */
  release: string | undefined;
}

/** The Cache-Control of assets, whose names contain a hash of their content. */
const FOREVER = "public, max-age=31536000, immutable";
/** Caches revalidate the file before each use. */
const REVALIDATE = "no-cache";
const INDEX = "/index.html";
const MANIFEST = /^\/assets\/manifest-(\w+)\.js$/;

/** @param build the folder with `client/` and, once built, `pages/` and `policies.json` */
export function readBuiltSite(build: string): BuiltSite {
  const folder = join(build, "client");
  const policies = readPolicies(join(build, "policies.json"));
  const files = new Map<string, BuiltFile>();
  const pages = new Map<string, BuiltFile>();
  const clientFiles = readBuiltFiles(folder, (path) => ({
    "Cache-Control": path.startsWith("/assets/") ? FOREVER : REVALIDATE,
    ...headersOf(path, policies),
  }));
  for (const file of clientFiles) {
    if (file.path.endsWith(INDEX)) pages.set(file.path.slice(0, -INDEX.length), file);
    else files.set(file.path, file);
  }
  const otherFiles = readBuiltFiles(join(build, "pages"), (path) => ({
    "Cache-Control": REVALIDATE,
    ...securityHeaders(policies[`pages${path}`]),
  }));
  const otherPages = new Map(
    otherFiles.map((file) => [decodeURIComponent(file.path.slice(1, -".html".length)), file]),
  );
  const [release] = [...files.keys()].flatMap((path) => MANIFEST.exec(path)?.[1] ?? []);
  return { folder, files, pages, otherPages, release };
}

function headersOf(path: string, policies: Readonly<Record<string, string>>) {
  if (path.endsWith(".html")) return securityHeaders(policies[`client${path}`]);
  return path.endsWith(".svg") ? SVG_HEADERS : FILE_HEADERS;
}

/** Content security policies by file; empty before the build has finished. */
function readPolicies(file: string): Readonly<Record<string, string>> {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}

/** The page whose path may end in a start date; an unknown date is ignored. */
const PAGE_WITH_DATE = "/apply";

/** Query parameters that select a version of the home page, such as after sending a form. */
interface HomeQuery {
  sent?: string | undefined;
  reference?: string | undefined;
  ask?: string | undefined;
}

/** Finds a page by path; the query only selects versions of the home page. */
export function findPage(
  { pages, otherPages }: BuiltSite,
  path: string,
  { sent, reference, ask }: HomeQuery,
): BuiltFile | undefined {
  const key = pagePath(path);
  if (key === "" && ask !== undefined) {
    const withQuestion = otherPages.get(`/?ask=${ask}`);
    if (withQuestion) return withQuestion;
  }
  if (key === "" && sent !== undefined) {
    const address = `/?sent=${sent}`;
    const withReference = otherPages.get(`${address}&reference=${NO_REFERENCE}`);
    // The reference number is the only part of a request that is inserted into a prerendered page.
    if (reference && isReference(reference) && withReference) {
      return replaceInFile(withReference, NO_REFERENCE, reference);
    }
    const notice = otherPages.get(address);
    if (notice) return notice;
  }
  return pages.get(key) ?? otherPages.get(withLowerCasePage(path)) ?? pages.get(withoutDate(key));
}

/** The path with its first segment in lower case; in dates, the client router respects the case. */
function withLowerCasePage(path: string): string {
  const [, page = "", ...rest] = path.split("/");
  return ["", page.toLowerCase(), ...rest].join("/");
}

/** The canonical path of the page at a path that ends in `/index.html`, if that page exists. */
export function pageOfIndex({ pages }: BuiltSite, path: string): string | undefined {
  if (!path.endsWith(INDEX)) return undefined;
  const key = pagePath(path.slice(0, -INDEX.length));
  // Returns a known path, not the request's: a redirect to "//evil.example/" would leave the site.
  return pages.has(key) ? key || "/" : undefined;
}

/** The canonical path of the page that is served for a path; undefined if there is none. */
export function pageAt({ pages }: BuiltSite, path: string): string | undefined {
  const key = withoutDate(pagePath(path));
  return pages.has(key) ? key || "/" : undefined;
}

/** A page's key: its path in lower case, without trailing slashes. */
function pagePath(path: string): string {
  let end = path.length;
  // A loop, because `/\/+$/` takes quadratic time for slashes in the middle of a path.
  while (path[end - 1] === "/") end -= 1;
  return path.slice(0, end).toLowerCase();
}

function withoutDate(key: string): string {
  const parent = key.slice(0, key.lastIndexOf("/"));
  return parent === PAGE_WITH_DATE ? parent : key;
}
