import { join } from "node:path";

import type { Content } from "../../content/content.ts";
import { hasBuild } from "../../render/pages-build.ts";
import { readSite, renderInChild } from "../../render/render-in-child.ts";
import {
  cacheFile,
  cacheKey,
  codeHash,
  type CachedSite,
  readCache,
  readCached,
  RENDERED,
  writeCache,
} from "../../render/rendered-cache.ts";
import type { RenderedSite } from "../../render/rendered-site.ts";
import { createSpareFolder } from "../core/files.ts";
import { type Log, withoutAddresses } from "../core/log.ts";
import type { RenderedSites } from "../store/content/rendered-sites.ts";
import { type Settings, SettingsError } from "../core/settings/settings.ts";

interface Services {
  /** The folder of the build. */
  build: string;
  /** The folder of everything that the site writes. */
  data: string;
  settings: Pick<Settings, "siteUrl" | "mailApiUrl">;
  log: Log;
  now: () => number;
  /** Sites that any server has rendered; undefined if all of them have this data folder. */
  shared: Pick<RenderedSites, "get" | "put"> | undefined;
}

export type ContentRenderer = ReturnType<typeof createContentRenderer>;

/**
 * Renders the site from any content with one build. Rendered sites are kept in the data folder, for
 * every process that uses it.
 * @throws {SettingsError} when there is no build
 */
export function createContentRenderer({ build, data, settings, log, now, shared }: Services) {
  if (!hasBuild(build)) {
    throw new SettingsError("There is no build to serve yet. Run: npm run build");
  }
  const { siteUrl, mailApiUrl } = settings;
  const folder = join(data, RENDERED);
  const folders = [folder, join(build, RENDERED)];
  const code = codeHash(build);
  const keyOf = (content: Content) => cacheKey(code, content, { siteUrl, mailApiUrl });

  return {
    /** The site as it was rendered before for a day at the school, or else for the latest day. */
    cached(content: Content, day: string): Promise<CachedSite | undefined> {
      return readable(() => readCache(folders, keyOf(content), day));
    },

    /** A site that was rendered before, by the name of its file. */
    cachedAs(file: string): Promise<RenderedSite | undefined> {
      return readable(() => readCached(folders, file));
    },

    /**
     * The site for a day, as it was rendered before or rendered now, in another process.
     * @throws when a page cannot be rendered
     */
    async pagesOf(content: Content, day: string, signal?: AbortSignal): Promise<CachedSite> {
      const key = keyOf(content);
      const cached = await readable(() => readCache(folders, key, day));
      if (cached?.day === day) return cached;
      const file = cacheFile(key, day);
      const found = await readable(async () => shared?.get(file));
      const job = { folder: build, content, settings: { day, siteUrl, mailApiUrl } };
      const bytes = found ?? (await renderInChild(job, signal));
      try {
        if (!found) await shared?.put(file, bytes, now());
        createSpareFolder(folder);
        writeCache(folder, key, day, bytes);
      } catch (cause) {
        log.warn({ cause: withoutAddresses(cause) }, "Could not keep the rendered pages");
      }
      return { day, site: readSite(bytes), file };
    },
  };

  async function readable<Found>(read: () => Promise<Found>): Promise<Found | undefined> {
    try {
      return await read();
    } catch (cause) {
      log.warn(
        { cause: withoutAddresses(cause) },
        "The pages that were rendered before are unreadable",
      );
      return undefined;
    }
  }
}

/** Where servers share rendered sites: with SQLite, they all have the data folder of its file. */
export function sharedSites(
  { database }: Pick<Settings, "database">,
  { renderedSites }: { renderedSites: RenderedSites },
): RenderedSites | undefined {
  return database.engine === "postgres" ? renderedSites : undefined;
}
