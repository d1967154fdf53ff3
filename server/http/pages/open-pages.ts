import { readSite } from "../../../render/render-in-child.ts";
import { readCache, writeCache } from "../../../render/rendered-cache.ts";
import type { RenderedSite } from "../../../render/rendered-site.ts";
import type { Clock } from "../../core/clock.ts";
import { type Log, withoutAddresses } from "../../core/log.ts";
import { addDays, schoolDate, schoolMoment } from "../../core/school-clock.ts";
import { createSpareFolder } from "../../core/disk/spare-folder.ts";
import { createPageSet, type PageSet } from "./page-set.ts";

/** Milliseconds after which the date is checked at the latest: a clock may jump, a machine sleep. */
const LONGEST_PAUSE = 3_600_000;
/** Milliseconds until the next attempt after the pages could not be rendered. */
const RETRY_AFTER = 60_000;

interface Services {
  clock: Pick<Clock, "now" | "after">;
  log: Log;
  /** The school's. */
  timeZone: string;
  /** Renders the site for a day at the school (`YYYY-MM-DD`); returns what `readSite` reads. */
  render: (day: string, signal: AbortSignal) => Promise<Buffer>;
  /** Called with each site before it is served. */
  onRendered: (site: RenderedSite) => void;
  /** Where rendered sites are kept, under this key, and where the build has put the first. */
  cache: { folder: string; ofBuild: string; key: string };
}

/**
 * The pages of today at the school, rendered again at its midnight. Pages that were rendered on an
 * earlier day are served until those of today are ready.
 * @throws when there are no earlier pages, and none can be rendered
 */
export async function openPages(services: Services): Promise<{ pages: PageSet; stop: () => void }> {
  const { clock, log, timeZone, onRendered, cache } = services;
  const stopping = new AbortController();
  const today = () => schoolDate(clock.now(), timeZone);

  const first = readCached() ?? (await render(today()));
  let { day } = first;
  onRendered(first.site);
  const pages = createPageSet(first.site);
  let cancel = () => {};
  if (day === today()) waitForMidnight();
  else void follow();

  function readCached() {
    try {
      return readCache([cache.folder, cache.ofBuild], cache.key, today());
    } catch (cause) {
      log.warn(
        { cause: withoutAddresses(cause) },
        "The pages that were rendered before are unreadable",
      );
      return undefined;
    }
  }

  async function render(newDay: string) {
    const bytes = await services.render(newDay, stopping.signal);
    try {
      createSpareFolder(cache.folder);
      writeCache(cache.folder, cache.key, newDay, bytes);
    } catch (cause) {
      log.warn(
        { cause: withoutAddresses(cause) },
        "Could not keep the rendered pages for the next start",
      );
    }
    return { day: newDay, site: readSite(bytes) };
  }

  function waitForMidnight(): void {
    const midnight = schoolMoment(addDays(today(), 1), 0, timeZone);
    cancel = clock.after(Math.min(midnight - clock.now(), LONGEST_PAUSE), () => void follow());
  }

  async function follow(): Promise<void> {
    try {
      if (today() !== day) {
        const next = await render(today());
        onRendered(next.site);
        pages.swap(next.site);
        ({ day } = next);
        log.info({ day }, "Serves the pages of a new day");
      }
      if (!stopping.signal.aborted) waitForMidnight();
    } catch (cause) {
      if (stopping.signal.aborted) return;
      log.error(
        { cause: withoutAddresses(cause) },
        "Cannot render today's pages: those of an earlier day are served",
      );
      cancel = clock.after(RETRY_AFTER, () => void follow());
    }
  }

  return {
    pages,
    stop() {
      stopping.abort();
      cancel();
    },
  };
}
