import { createHash } from "node:crypto";
import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";

import type { Content } from "#content/content.ts";
import type { PageSettings } from "#forms/page-settings.ts";
import { hashOf } from "./hash-of.ts";
import { CRITICAL_STYLES } from "./pages-build.ts";
import { readSite } from "./render-in-child.ts";
import type { RenderedSite } from "./rendered-site.ts";

/** The name of a folder with rendered sites, in a build and beside the database. */
export const RENDERED = "rendered";
/** How many rendered sites a folder keeps: another server may read the one before. */
const KEPT = 3;

/** `KEY.DAY.site`, serialised by `v8`; another ending for another shape of RenderedSite. */
const NAME = /^([\w-]+)\.(\d{4}-\d\d-\d\d)\.site$/;

/** A site that was rendered before, and for which day. */
export interface CachedSite {
  day: string;
  site: RenderedSite;
  /** The name of its file. */
  file: string;
}

/** A hash of the code that renders: a build's pages, the renderer, Node. */
export function codeHash(folder: string): string {
  const hash = createHash("sha256").update(process.version);
  const sources = [
    { cwd: folder, files: ["server/**/*.js", CRITICAL_STYLES] },
    { cwd: import.meta.dirname, files: "**/!(*.test).ts" },
  ];
  for (const { cwd, files } of sources) {
    for (const file of globSync(files, { cwd }).toSorted()) {
      hash.update(readFileSync(join(cwd, file)));
    }
  }
  return hash.digest("base64url");
}

/**
 * What a rendered site depends on, except the day.
 * @param code from `codeHash`
 */
export function cacheKey(
  code: string,
  content: Content,
  { siteUrl, mailApiUrl }: Omit<PageSettings, "day">,
): string {
  return hashOf(JSON.stringify([code, siteUrl, mailApiUrl, content]), 16);
}

/**
 * Reads a site that was rendered for a day, or else for the latest day.
 * @param folders where it may be
 */
export async function readCache(
  folders: readonly string[],
  key: string,
  day: string,
): Promise<CachedSite | undefined> {
  const cached = folders.flatMap(listCache).filter((each) => each.key === key);
  const latest = cached.toSorted((one, other) => one.day.localeCompare(other.day)).at(-1);
  const found = cached.find((each) => each.day === day) ?? latest;
  return (
    found && {
      day: found.day,
      site: readSite(await readFile(found.path)),
      file: basename(found.path),
    }
  );
}

/**
 * Reads a site by the name of its file; undefined if it is not there any more.
 * @param folders where it may be
 */
export async function readCached(
  folders: readonly string[],
  file: string,
): Promise<RenderedSite | undefined> {
  const found = folders.flatMap(listCache).find(({ path }) => basename(path) === file);
  return found && readSite(await readFile(found.path));
}

/**
 * Reads the site that was rendered last.
 * @throws when there is none
 */
export function readLatest(folder: string): RenderedSite {
  const [latest] = listCache(folder);
  if (!latest) throw new Error(`${folder} has no rendered site. Run: npm run build`);
  return readSite(readFileSync(latest.path));
}

/** The name of the file of a rendered site. */
export function cacheFile(key: string, day: string): string {
  return `${key}.${day}.site`;
}

/** Writes a rendered site, and deletes older ones. */
export function writeCache(folder: string, key: string, day: string, bytes: Buffer): void {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, cacheFile(key, day));
  const unfinished = `${path}.${process.pid}.unfinished`;
  try {
    writeFileSync(unfinished, bytes);
    renameSync(unfinished, path);
  } finally {
    rmSync(unfinished, { force: true });
  }
  for (const { path: old } of listCache(folder).slice(KEPT)) rmSync(old, { force: true });
}

/** The rendered sites of a folder, newest first. */
function listCache(folder: string): { path: string; key: string; day: string }[] {
  return (existsSync(folder) ? readdirSync(folder) : [])
    .flatMap((name) => {
      const [, key, day] = NAME.exec(name) ?? [];
      const path = join(folder, name);
      // Undefined if another server has just deleted the file.
      const at = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
      return key && day && at !== undefined ? [{ path, key, day, at }] : [];
    })
    .toSorted((one, other) => other.at - one.at);
}
