import type { Content } from "../../content/content.ts";
import type { CachedSite } from "../../render/rendered-cache.ts";
import type { RenderedSite } from "../../render/rendered-site.ts";
import type { Clock } from "../core/clock.ts";
import { type Log, withoutAddresses } from "../core/log.ts";
import { schoolDate } from "../core/school-clock.ts";
import type { ContentRefusal } from "../store/content/content-refusals.ts";
import type { StoredContent } from "./stored-content.ts";

/** Milliseconds between two looks at most; each server takes a random part less. */
const PAUSE = 1000;
/** Milliseconds until a version that could not be shown is tried again: doubled each time. */
const FIRST_RETRY = 1000;
const LONGEST_RETRY = 60_000;

/** What visitors see. */
export interface Shown {
  /** Undefined when it is not known which version of the database this is, if any. */
  version: number | undefined;
  stored: StoredContent;
  content: Content;
  /** The day for which the pages were rendered; undefined when a release before this has. */
  day: string | undefined;
}

type Refusal = Omit<ContentRefusal, "server">;

interface Services {
  clock: Clock;
  log: Log;
  /** Returns a number from 0 to 1. */
  random: () => number;
  /** The number of the version that visitors should see. */
  current: () => Promise<number>;
  load: (version: number) => Promise<StoredContent>;
  /** Derives the content; throws if this release cannot. */
  contentOf: (stored: StoredContent) => Content;
  /** The pages of a day, from the cache or rendered now. */
  pagesOf: (content: Content, day: string, signal: AbortSignal) => Promise<CachedSite>;
  /** Keeps the generated files for pages that stay open, on whichever server they are. */
  keep: (files: RenderedSite["files"]) => Promise<void>;
  /** Shows pages and content, together. */
  show: (shown: Shown, pages: CachedSite) => void;
  /** Called each time that the current version cannot be shown, and when it can be again. */
  report: (refusal: Refusal | undefined) => void;
}

/**
 * Shows each version as soon as it is the current one, and its pages of a new day after the
 * school's midnight. If that fails, the pages stay as they are, and it is tried again.
 */
export function followVersions(
  first: Shown,
  files: RenderedSite["files"],
  services: Services,
): { stop: () => void } {
  const { clock, log } = services;
  let shown = first;
  let current = first.version;
  let isAway = false;
  /** The files of the shown pages, as long as they are not kept. */
  let unkept: RenderedSite["files"] | undefined = files;
  let attempt: { version: number | undefined; abort: AbortController } | undefined;
  let failure:
    | { version: number | undefined; cause: string; pause: number; retryAt: number }
    | undefined;
  let cancel = () => {};
  let isStopped = false;

  const today = ({ school }: Content) => schoolDate(clock.now(), school.timeZone);

  function wait(): void {
    if (!isStopped) cancel = clock.after(PAUSE * (1 - services.random() / 4), () => void look());
  }

  async function look(): Promise<void> {
    try {
      current = await services.current();
      await keepFiles();
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
    if (!isStopped) follow();
    wait();
  }

  async function keepFiles(): Promise<void> {
    const kept = unkept;
    if (kept) await services.keep(kept);
    if (unkept === kept) unkept = undefined;
  }

  /** Begins to show the current version, unless that is done or under way. */
  function follow(): void {
    const version = current;
    if (version === shown.version && shown.day === today(shown.content)) {
      attempt?.abort.abort();
      attempt = undefined;
      caughtUp();
      return;
    }
    if (attempt && attempt.version === version) return;
    if (failure && failure.version === version && clock.elapsed() < failure.retryAt) return;
    attempt?.abort.abort();
    const abort = new AbortController();
    const own = { version, abort };
    attempt = own;
    void showVersion(version, abort.signal)
      .catch((cause) => {
        if (!abort.signal.aborted) fail(version, withoutAddresses(cause));
      })
      .finally(() => {
        if (attempt === own) attempt = undefined;
      });
  }

  async function showVersion(version: number | undefined, signal: AbortSignal): Promise<void> {
    const isSame = version === shown.version;
    const stored = isSame || version === undefined ? shown.stored : await services.load(version);
    const content = isSame ? shown.content : services.contentOf(stored);
    const pages = await services.pagesOf(content, today(content), signal);
    const { day, site } = pages;
    if (signal.aborted) return;
    // Kept before the pages are shown, because another server may be asked for their files. If that
    // fails, the next look tries again.
    const isKept = await services.keep(site.files).then(
      () => true,
      () => false,
    );
    if (signal.aborted) return;
    unkept = isKept ? undefined : site.files;
    shown = { version, stored, content, day };
    services.show(shown, pages);
    caughtUp();
    log.info(
      { version, day },
      isSame ? "Shows the pages of a new day" : `Shows version ${version}`,
    );
  }

  function fail(version: number | undefined, cause: string): void {
    const before = failure?.version === version ? failure : undefined;
    const pause = before ? Math.min(before.pause * 2, LONGEST_RETRY) : FIRST_RETRY;
    failure = { version, cause, pause, retryAt: clock.elapsed() + pause };
    services.report({ version, problem: cause });
    if (before?.cause !== cause) {
      log.error({ version, cause }, "Cannot show the current version: the pages stay as they are");
    }
  }

  function caughtUp(): void {
    if (failure) services.report(undefined);
    failure = undefined;
  }

  follow();
  wait();
  return {
    stop() {
      isStopped = true;
      cancel();
      attempt?.abort.abort();
    },
  };
}
