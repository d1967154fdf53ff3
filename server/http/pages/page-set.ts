import { isReference, NO_REFERENCE } from "#forms/reference-number.ts";
import type { RenderedSite } from "#render/rendered-site.ts";
import { builtFile, cachingOf, replaceInFile } from "../files/built-files.ts";
import { FILE_HEADERS, securityHeaders } from "../security-headers.ts";

export type PageSet = ReturnType<typeof createPageSet>;

type Rendered = Pick<RenderedSite, "pages" | "files">;

/** The rendered pages and generated files that are served now, in memory. */
export function createPageSet(first: Rendered) {
  let served = withHeaders(first);
  return {
    file: (path: string) => served.files.get(path),
    /** A page by its key: see RenderedSite. */
    page: (key: string) => served.pages.get(key),
    swap(site: Rendered): void {
      served = withHeaders(site);
    },
  };
}

function withHeaders({ pages, files }: Rendered) {
  return {
    pages: new Map(
      Array.from(pages, ([key, { policy, encodings }]) => [
        key,
        builtFile("/index.html", encodings, { ...cachingOf(key), ...securityHeaders(policy) }),
      ]),
    ),
    files: new Map(
      Array.from(files, ([path, encodings]) => [
        path,
        builtFile(path, encodings, { ...cachingOf(path), ...FILE_HEADERS }),
      ]),
    ),
  };
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
export function findPage({ page }: PageSet, path: string, { sent, reference, ask }: HomeQuery) {
  const key = pagePath(path);
  if (key === "/" && ask !== undefined) {
    const withQuestion = page(`/?ask=${ask}`);
    if (withQuestion) return withQuestion;
  }
  if (key === "/" && sent !== undefined) {
    const url = `/?sent=${sent}`;
    const withReference = page(`${url}&reference=${NO_REFERENCE}`);
    // The reference number is the only part of a request that is inserted into a rendered page.
    if (reference && isReference(reference) && withReference) {
      return replaceInFile(withReference, NO_REFERENCE, reference);
    }
    const notice = page(url);
    if (notice) return notice;
  }
  return page(key) ?? page(withLowerCasePage(decoded(path) ?? path)) ?? page(withoutDate(key));
}

/** Hono decodes no reserved characters, such as the comma of "January 6th, 2027". */
export function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** The path with its first segment in lower case; in dates, the client router respects the case. */
function withLowerCasePage(path: string): string {
  const [, first = "", ...rest] = path.split("/");
  return ["", first.toLowerCase(), ...rest].join("/");
}

/** The canonical path of the page that is served for a path; undefined if there is none. */
export function pageAt({ page }: PageSet, path: string): string | undefined {
  const key = withoutDate(pagePath(path));
  return page(key) && key;
}

/** A page's key: its path in lower case, without trailing slashes. */
function pagePath(path: string): string {
  let end = path.length;
  // A loop, because `/\/+$/` takes quadratic time for slashes in the middle of a path.
  while (path[end - 1] === "/") end -= 1;
  return path.slice(0, end).toLowerCase() || "/";
}

function withoutDate(key: string): string {
  const parent = key.slice(0, key.lastIndexOf("/"));
  return parent === PAGE_WITH_DATE ? parent : key;
}
