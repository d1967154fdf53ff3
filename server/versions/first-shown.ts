import type { Content } from "../../content/content.ts";
import type { CachedSite } from "../../render/rendered-cache.ts";
import { type Log, withoutAddresses } from "../core/log.ts";
import type { ContentRenderer } from "./content-renderer.ts";
import type { Shown } from "./follow-versions.ts";
import type { LastShown } from "./last-shown.ts";
import { BUILT_IN, type StoredContent } from "./stored-content.ts";

interface Services {
  log: Log;
  /** The version to show; undefined while the database is away. */
  wanted: (StoredContent & { version: number }) | undefined;
  lastShown: LastShown | undefined;
  contentOf: (stored: StoredContent) => Content;
  /** Today at a school. */
  today: (content: Content) => string;
  renderer: Pick<ContentRenderer, "cached" | "cachedAs" | "pagesOf">;
}

/** What is shown at a start. */
export type FirstShown = Shown & Pick<CachedSite, "site" | "file">;

/**
 * Chooses what is shown at a start: the wanted version, at once if its pages were rendered before;
 * else what was shown last, until the pages of the wanted one are rendered; else what can be.
 * @throws when nothing can be shown
 */
export async function chooseFirst(services: Services): Promise<FirstShown> {
  const { log, wanted, lastShown, contentOf, today, renderer } = services;
  const first = wanted ?? { version: undefined, ...(lastShown?.stored ?? BUILT_IN) };

  const cached = async (): Promise<FirstShown | undefined> => {
    const content = contentOf(first);
    const pages = await renderer.cached(content, today(content));
    return pages && { version: first.version, stored: first, content, ...pages };
  };
  const shownLast = async (): Promise<FirstShown | undefined> => {
    const site = lastShown && (await renderer.cachedAs(lastShown.pages));
    if (!site) return undefined;
    const { stored, pages: file } = lastShown;
    return { version: undefined, stored, content: contentOf(stored), day: undefined, site, file };
  };
  const rendered = async (stored: StoredContent, version?: number): Promise<FirstShown> => {
    const content = contentOf(stored);
    return { version, stored, content, ...(await renderer.pagesOf(content, today(content))) };
  };

  const attempts = [
    cached,
    shownLast,
    () => rendered(first, first.version),
    () => lastShown && rendered(lastShown.stored),
    () => rendered(BUILT_IN),
  ];
  let problem: unknown;
  for (const attempt of attempts) {
    try {
      const found = await attempt();
      if (found) return found;
    } catch (cause) {
      problem = cause;
      log.error(
        { version: first.version, cause: withoutAddresses(cause) },
        "Cannot show this version at the start",
      );
    }
  }
  throw problem;
}
