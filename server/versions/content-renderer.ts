import { join } from "node:path";

import { SentenceError } from "#content/sentence-error.ts";
import { codeHash, fingerprintOf } from "../../render/pages-build.ts";
import type { RenderedSite } from "../../render/rendered-site.ts";
import { createRenderer } from "../../render/renderer.ts";
import { createSpareFolder } from "../core/files.ts";
import { type Log, orWarn } from "../core/log.ts";
import { dataFolder } from "../core/settings/database-url.ts";
import type { Settings } from "../core/settings/settings.ts";
import type { ContentStore } from "../store/content/content-store.ts";
import {
  cacheFile,
  cacheKey,
  type CachedSite,
  readCache,
  readCached,
  RENDERED,
  readSite,
  writeCache,
} from "./rendered-cache.ts";
import { contentOf, dayAt, type StoredContent } from "./stored-content.ts";

/** The build of the site, which renders what is published. */
export const BUILD = "build";

export interface RenderingServices {
  settings: Pick<Settings, "siteUrl" | "mailApiUrl" | "database">;
  log: Log;
  now: () => number;
  contentStore: Pick<ContentStore, "keptFiles" | "renderedSites">;
}

const UNREADABLE = "The pages that were rendered before are unreadable";

export type ContentRenderer = ReturnType<typeof createContentRenderer>;

/**
 * Renders the site from any content with one build. Rendered sites are kept in the data folder, for
 * every process that uses it, and with PostgreSQL for servers with another one in the database.
 * @throws {SentenceError} when there is no build
 */
export function createContentRenderer(services: RenderingServices) {
  const { settings, log, now, contentStore } = services;
  const fingerprint = fingerprintOf(BUILD);
  if (fingerprint === undefined) {
    throw new SentenceError("There is no build to serve yet. Run: npm run build");
  }
  const { siteUrl, mailApiUrl } = settings;
  const { renderSite } = createRenderer(BUILD);
  const shared = settings.database.engine === "postgres" ? contentStore.renderedSites : undefined;
  const code = codeHash(BUILD, fingerprint);
  const folder = join(dataFolder(settings), RENDERED);
  const folders = [folder, join(BUILD, RENDERED)];
  const keyOf = (stored: StoredContent) => cacheKey(code, stored, settings);

  /** Keeps the generated scripts for pages that stay open, on whichever server they are. */
  const keep = ({ files }: RenderedSite) => {
    const scripts = Array.from(files).filter(([name]) => name.endsWith(".js"));
    const plain = scripts.flatMap(([name, encodings]) =>
      encodings.slice(-1).map(({ bytes }) => ({ name, bytes })),
    );
    return contentStore.keptFiles.put(plain, now());
  };

  const cached = (stored: StoredContent): Promise<CachedSite | undefined> =>
    orWarn(log, UNREADABLE, () => readCache(folders, keyOf(stored), dayAt(stored, now())));

  return {
    keep,

    /** The site as it was rendered before for today at the school, or else for the latest day. */
    cached,

    cachedAs(file: string): Promise<RenderedSite | undefined> {
      return orWarn(log, UNREADABLE, () => readCached(folders, file));
    },

    /**
     * The site for today, as it was rendered before or rendered now, in another process.
     * @param isTrial whether nobody will see it, so that nothing is stored in the database
     * @throws when a page cannot be rendered
     */
    async pagesOf(stored: StoredContent, isTrial = false): Promise<CachedSite> {
      const day = dayAt(stored, now());
      const file = cacheFile(keyOf(stored), day);
      const before = await cached(stored);
      if (before?.file === file) return before;
      const found = await orWarn(log, UNREADABLE, async () => shared?.get(file));
      const rendered = async () =>
        renderSite({ content: contentOf(stored), settings: { day, siteUrl, mailApiUrl } });
      const bytes = found ?? (await rendered());
      const site = readSite(bytes);
      await orWarn(log, "Could not keep the rendered pages", async () => {
        createSpareFolder(folder);
        await writeCache(folder, file, bytes);
      });
      if (found || isTrial) return { site, file };
      // Before anybody sees the pages: their files may be asked for at another server.
      await orWarn(log, "Could not share the rendered pages", async () => {
        await keep(site);
        await shared?.put(file, bytes, now());
      });
      return { site, file };
    },
  };
}
