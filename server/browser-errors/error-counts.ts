import { DAY } from "../core/durations.ts";
import type { Clock } from "../core/clock.ts";
import { type Log, withoutAddresses } from "../core/log.ts";
import type { BrowserErrors } from "../store/browser-errors.ts";
import type { Period } from "../store/reports.ts";
import type { BrowserError, BrowserErrorsTable } from "../store/schema/tables.ts";

/** Milliseconds for which errors are collected, so that a flood of them takes few writes. */
const PAUSE = 5000;
const KEPT_FOR = 90 * DAY;
/** Different errors a day; any further one is counted by its kind only. */
const MOST_ROWS = 200;
/** The share of pages with an error above which errors need attention. */
const LARGE_SHARE = 0.01;
/** Up to this many errors are usual, however few pages were sent: translators change pages. */
const FEW = 3;
/** Days for which the pages that were sent are remembered, in memory. */
const MOST_DAYS = 40;

interface Services {
  browserErrors: BrowserErrors;
  clock: Clock;
  log: Log;
  onCounted: (kind: BrowserError["kind"]) => void;
}

interface Day {
  day: string;
  pages: number;
  errors: number;
  different: Set<string>;
}

export type ErrorCounts = ReturnType<typeof createErrorCounts>;

/**
 * Counts errors in visitors' browsers. A count is lost, and only logged for debugging, if the store
 * is unreachable: nothing waits for it.
 */
export function createErrorCounts({ browserErrors, clock, log, onCounted }: Services) {
  const pending = new Map<string, BrowserErrorsTable>();
  const days = new Map<string, Day>();
  let cancel: (() => void) | undefined;
  let writing = Promise.resolve();

  function today(): Day {
    const day = dayOf(clock.now());
    const known = days.get(day);
    if (known) return known;
    const added = { day, pages: 0, errors: 0, different: new Set<string>() };
    days.set(day, added);
    const [oldest] = days.keys();
    if (days.size > MOST_DAYS && oldest) days.delete(oldest);
    return added;
  }

  /** The error, or only its kind if the day has too many different ones. */
  function withinLimit({ different }: Day, error: BrowserError): BrowserError {
    const key = keyOf(error);
    if (!different.has(key) && different.size >= MOST_ROWS) {
      return { kind: error.kind, error: "", page: "", browser: "", release: "" };
    }
    different.add(key);
    return error;
  }

  async function write(): Promise<void> {
    cancel = undefined;
    const counts = [...pending.values()];
    pending.clear();
    try {
      await browserErrors.add(counts, dayOf(clock.now() - KEPT_FOR));
    } catch (error) {
      log.debug({ cause: withoutAddresses(error) }, "Could not count errors in browsers");
    }
  }

  return {
    /** Counts an error; it is stored some seconds later. */
    count(reported: BrowserError): void {
      const counted = today();
      counted.errors += 1;
      onCounted(reported.kind);
      const error = withinLimit(counted, reported);
      const key = `${counted.day}\n${keyOf(error)}`;
      const count = (pending.get(key)?.count ?? 0) + 1;
      pending.set(key, { day: counted.day, ...error, count });
      cancel ??= clock.after(PAUSE, () => void (writing = write()));
    },

    /** Counts a page that was sent, in memory only: visits are stored nowhere. */
    countPage(): void {
      today().pages += 1;
    },

    /**
     * The number of errors on the days of a period, if they need attention; otherwise 0. They do if
     * one day had many, or if more than a few and many of the pages that this server has sent since
     * its start had one. The studio, which is another process, knows the days only.
     */
    async alarming({ from, to }: Period): Promise<number> {
      const period = { from: dayOf(from), to: dayOf(to) };
      const { total, areMany } = errorsIn(await browserErrors.counts(period));
      let pages = 0;
      let errors = 0;
      for (const [day, counted] of days) {
        if (day < period.from || day >= period.to) continue;
        pages += counted.pages;
        errors += counted.errors;
      }
      return areMany || errors > Math.max(FEW, pages * LARGE_SHARE) ? total : 0;
    },

    /** Stores what was counted last. */
    async stop(): Promise<void> {
      await writing;
      if (!cancel) return;
      cancel();
      await write();
    },
  };
}

function keyOf({ kind, error, page, browser, release }: BrowserError): string {
  return [kind, error, page, browser, release].join("\n");
}

/** More errors a day than this need attention, however many pages were sent. */
const MANY_A_DAY = 20;

/** The day of a moment, under which errors are counted: in UTC, `2025-01-06`. */
export function dayOf(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10);
}

/** The number of errors in total, and whether one day had more than 20. */
export function errorsIn(counts: readonly Pick<BrowserErrorsTable, "day" | "count">[]) {
  const days = new Map<string, number>();
  let total = 0;
  for (const { day, count } of counts) {
    days.set(day, (days.get(day) ?? 0) + count);
    total += count;
  }
  return { total, areMany: Math.max(0, ...days.values()) > MANY_A_DAY };
}
