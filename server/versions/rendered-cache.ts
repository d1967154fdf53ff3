import { existsSync, globSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { deserialize } from "node:v8";

import { fileHash } from "../../render/file-hash.ts";
import type { RenderedSite } from "../../render/rendered-site.ts";
import type { SiteJob } from "../../render/renderer.ts";
import { newestFirst, replaceFile } from "../core/files.ts";
import type { StoredContent } from "./stored-content.ts";

/** The name of a folder with rendered sites, in a build and beside the database. */
export const RENDERED = "rendered";
/** How many rendered sites a folder keeps: another server may read the one before. */
const KEPT = 3;

export interface CachedSite {
  site: RenderedSite;
  file: string;
}

/** The beginning of a rendered site's file name: a hash of what it depends on, except the day. */
export function cacheKey(
  code: string,
  { documents, uploads }: StoredContent,
  { siteUrl, mailApiUrl }: Omit<SiteJob["settings"], "day">,
): string {
  const sorted = Object.entries(documents).toSorted(([one], [other]) => (one < other ? -1 : 1));
  const parts = [code, siteUrl, mailApiUrl, sorted, [...uploads]];
  return fileHash(JSON.stringify(parts), 16);
}

/** The name of the file of a rendered site. */
export function cacheFile(key: string, day: string): string {
  return `${key}.${day}.site`;
}

/** Reads a site that was rendered for a day, or else for the latest day. */
export async function readCache(folders: readonly string[], key: string, day: string) {
  const names = folders.flatMap((folder) => globSync(`${key}.*.site`, { cwd: folder })).toSorted();
  const wanted = cacheFile(key, day);
  const file = names.includes(wanted) ? wanted : names.at(-1);
  if (file === undefined) return undefined;
  const site = await readCached(folders, file);
  return site && { site, file };
}

/** Reads a site by the name of its file; undefined if it is not there any more. */
export async function readCached(folders: readonly string[], file: string) {
  const found = folders.map((folder) => join(folder, file)).find((path) => existsSync(path));
  return found === undefined ? undefined : readSite(await readFile(found));
}

/** Writes a rendered site, and deletes older ones. */
export async function writeCache(folder: string, file: string, bytes: Uint8Array): Promise<void> {
  await replaceFile(join(folder, file), bytes);
  for (const { path } of newestFirst(folder, "*.site").slice(KEPT)) await rm(path, { force: true });
}

/** Its pages and files are parts of the given bytes. */
export const readSite = (bytes: Uint8Array): RenderedSite => deserialize(bytes);
