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
import { basename, join } from "node:path";

import type { Content } from "#content/content.ts";
import type { PageSettings } from "#forms/page-settings.ts";
import { CRITICAL_STYLES } from "./pages-build.ts";
import { readSite } from "./render-in-child.ts";
import type { RenderedSite } from "./rendered-site.ts";

/** The name of a folder with rendered sites, in a build and beside the database. */
export const RENDERED = "rendered";
/** How many rendered sites a folder keeps: another server may read the one before. */
const KEPT = 3;

/** `KEY.DAY.v8` */
const NAME = /^([\w-]+)\.(\d{4}-\d\d-\d\d)\.v8$/;

/** A site that was rendered before, and for which day. */
export interface CachedSite {
  day: string;
  site: RenderedSite;
  /** The name of its file. */
  file: string;
}

/** What a rendered site depends on, except the day: pages, renderer, Node, content and settings. */
export function cacheKey(
  folder: string,
  content: Content,
  { siteUrl, mailApiUrl }: Omit<PageSettings, "day">,
): string {
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
  hash.update(JSON.stringify([siteUrl, mailApiUrl, content]));
  return hash.digest("base64url").slice(0, 16);
}

/**
 * Reads a site that was rendered for a day, or else for the latest day.
 * @param folders where it may be
 */
export function readCache(
  folders: readonly string[],
  key: string,
  day: string,
): CachedSite | undefined {
  const cached = folders.flatMap(listCache).filter((each) => each.key === key);
  const latest = cached.toSorted((one, other) => one.day.localeCompare(other.day)).at(-1);
  const found = cached.find((each) => each.day === day) ?? latest;
  return (
    found && {
      day: found.day,
      site: readSite(readFileSync(found.path)),
      file: basename(found.path),
    }
  );
}

/**
 * Reads a site by the name of its file; undefined if it is not there any more.
 * @param folders where it may be
 */
export function readCached(folders: readonly string[], file: string): RenderedSite | undefined {
  const found = folders.flatMap(listCache).find(({ path }) => basename(path) === file);
  return found && readSite(readFileSync(found.path));
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
  return `${key}.${day}.v8`;
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
