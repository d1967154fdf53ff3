import { withShownYear } from "#content/course/shown-year.ts";

import { type Log, withoutAddresses } from "../core/log.ts";
import type { ContentRenderer } from "./content-renderer.ts";
import type { Shown } from "./follow-versions.ts";
import type { LastShown } from "./last-shown.ts";
import type { CachedSite } from "./rendered-cache.ts";
import { builtIn, contentOf, type StoredContent } from "./stored-content.ts";

interface Services {
  log: Log;
  /** The version to show; undefined while the database is away. */
  wanted: (StoredContent & { version: number }) | undefined;
  lastShown: LastShown | undefined;
  /** What visitors saw before a version, of what this release can read. */
  earlier: (version: number) => Promise<(StoredContent & { version: number }) | undefined>;
  renderer: Pick<ContentRenderer, "cached" | "cachedAs" | "pagesOf">;
}

/**
 * Chooses what is shown at a start: the wanted version, at once if its pages were rendered before;
 * else what was shown last, until the pages of the wanted one are rendered; else, as after going back
 * to an older release, an earlier version; else the built-in content.
 * @throws when nothing can be shown
 */
export async function chooseFirst({ log, wanted, lastShown, earlier, renderer }: Services) {
  const version = wanted?.version;
  const first = wanted ?? lastShown?.stored ?? builtIn();
  const shown = (stored: StoredContent, pages: CachedSite, number?: number): Shown => {
    return { ...pages, version: number, stored, content: pages.site.content, isOld: false };
  };

  const attempts = [
    async () => {
      const pages = await renderer.cached(first);
      return pages && shown(first, pages, version);
    },
    async (): Promise<Shown | undefined> => {
      const site = lastShown && (await renderer.cachedAs(lastShown.file));
      if (!site) return undefined;
      const { stored, file } = lastShown;
      const content = withShownYear(contentOf(stored), site.day);
      return { site, file, version: undefined, stored, content, isOld: true };
    },
    async () => shown(first, await renderer.pagesOf(first), version),
    async () => lastShown && shown(lastShown.stored, await renderer.pagesOf(lastShown.stored)),
    async () => {
      const before = wanted && (await earlier(wanted.version));
      return before && shown(before, await renderer.pagesOf(before), before.version);
    },
    async () => shown(builtIn(), await renderer.pagesOf(builtIn())),
  ];
  let problem: unknown;
  for (const attempt of attempts) {
    try {
      const found = await attempt();
      if (found) return found;
    } catch (cause) {
      problem = cause;
      log.error(
        { version, cause: withoutAddresses(cause) },
        "Cannot show this version at the start",
      );
    }
  }
  throw problem;
}
