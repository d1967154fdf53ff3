import type { Content } from "../../content/content.ts";
import { type Clock, repeat } from "../core/clock.ts";
import { type Log, withoutAddresses } from "../core/log.ts";
import type { ContentRenderer } from "./content-renderer.ts";
import type { CachedSite } from "./rendered-cache.ts";
import type { StoredContent } from "./stored-content.ts";

/** Milliseconds between two looks. */
const PAUSE = 500;
/** Milliseconds until a version that could not be shown is tried again: doubled each time. */
const FIRST_SHOW_PAUSE = 1000;
const LONGEST_SHOW_PAUSE = 60_000;

export interface Shown extends CachedSite {
  /** Undefined when it is not known which version of the database this is, if any. */
  version: number | undefined;
  stored: StoredContent;
  content: Content;
  /** Whether a release before this has rendered the pages. */
  isOld: boolean;
}

interface Services {
  clock: Clock;
  log: Log;
  /** The number of the version that visitors should see. */
  current: () => Promise<number>;
  load: (version: number) => Promise<StoredContent>;
  today: (stored: StoredContent) => string;
  renderer: Pick<ContentRenderer, "pagesOf" | "keep">;
  /** Shows pages and content, together. */
  show: (shown: Shown) => Promise<void>;
  /** Called each time that the current version cannot be shown, and when it can be again. */
  report: (problem: string | undefined) => void;
}

/**
 * Shows each version as soon as it is the current one, and its pages of a new day after the
 * school's midnight. If that fails, the pages stay as they are, and it is tried again.
 */
export function followVersions(first: Shown, services: Services): { stop: () => void } {
  const { clock, log, renderer, today } = services;
  let shown = first;
  /** The version that visitors should see, by the last answer of the database. */
  let wanted = first.version;
  let isAway = false;
  /** The day on which the files of the shown pages were kept last. */
  let kept: string | undefined;
  let failure:
    | { version: number | undefined; cause: string; pause: number; retryAt: number }
    | undefined;

  /** The version to show; while the database is away, the last one that it named. */
  async function current(): Promise<number | undefined> {
    try {
      wanted = await services.current();
      const day = today(shown.stored);
      if (kept !== day) await renderer.keep(shown.site);
      kept = day;
      isAway = false;
    } catch (cause) {
      if (!isAway) {
        log.warn(
          { cause: withoutAddresses(cause) },
          "Cannot follow the content in the database: the pages stay as they are",
        );
      }
      isAway = true;
    }
    return wanted;
  }

  async function show(version: number | undefined): Promise<void> {
    const isSame = version === shown.version;
    const stored = isSame || version === undefined ? shown.stored : await services.load(version);
    const pages = await renderer.pagesOf(stored);
    const { content, day } = pages.site;
    shown = { ...pages, version, stored, content, isOld: false };
    await services.show(shown);
    const text = isSame ? "Shows the pages of a new day" : `Shows version ${version}`;
    log.info({ version, day }, text);
  }

  function fail(version: number | undefined, cause: string): void {
    const before = failure?.version === version ? failure : undefined;
    const pause = before ? Math.min(before.pause * 2, LONGEST_SHOW_PAUSE) : FIRST_SHOW_PAUSE;
    failure = { version, cause, pause, retryAt: clock.elapsed() + pause };
    services.report(cause);
    if (before?.cause !== cause) {
      log.error({ version, cause }, "Cannot show the current version: the pages stay as they are");
    }
  }

  async function look(): Promise<void> {
    const version = await current();
    const isWaiting = failure?.version === version && clock.elapsed() < (failure?.retryAt ?? 0);
    if (isWaiting) return;
    const isShown = version === shown.version && !shown.isOld;
    try {
      if (!isShown || shown.site.day !== today(shown.stored)) await show(version);
      if (failure) services.report(undefined);
      failure = undefined;
    } catch (cause) {
      fail(version, withoutAddresses(cause));
    }
  }

  return repeat({ clock, log, pause: PAUSE, failure: "Cannot follow the content" }, look);
}
