import { DAY } from "../core/durations.ts";
import type { Clock } from "../core/clock.ts";
import { type Log, withoutAddresses } from "../core/log.ts";
import type { BrowserErrors } from "../store/browser-errors.ts";
import type { BrowserError, BrowserErrorsTable } from "../store/schema/tables.ts";

/** Milliseconds for which errors are collected, so that a flood of them takes few writes. */
const PAUSE = 5000;
const KEPT_FOR = 90 * DAY;
/** Different errors a day; any further one is counted by its kind only. */
const MOST_ROWS = 200;

interface Services {
  browserErrors: BrowserErrors;
  clock: Clock;
  log: Log;
  onCounted: (kind: BrowserError["kind"]) => void;
}

export type ErrorCounts = ReturnType<typeof createErrorCounts>;

/**
 * Counts errors in visitors' browsers. A count is lost, and only logged for debugging, if the store
 * is unreachable: nothing waits for it.
 */
export function createErrorCounts({ browserErrors, clock, log, onCounted }: Services) {
  const pending = new Map<string, BrowserErrorsTable>();
  let today = { day: "", different: new Set<string>() };
  let cancel: (() => void) | undefined;
  let writing = Promise.resolve();

  /** The error, or only its kind if the day has too many different ones. */
  function withinLimit(error: BrowserError): BrowserError {
    const { different } = today;
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
      onCounted(reported.kind);
      const day = dayOf(clock.now());
      if (day !== today.day) today = { day, different: new Set() };
      const error = withinLimit(reported);
      const key = `${day}\n${keyOf(error)}`;
      const count = (pending.get(key)?.count ?? 0) + 1;
      pending.set(key, { day, ...error, count });
      cancel ??= clock.after(PAUSE, () => void (writing = write()));
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

/** The day of a moment, under which errors are counted: in UTC, `2025-01-06`. */
export function dayOf(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10);
}

/** More than these within a week need attention: translators and password managers change pages. */
const USUAL = 20;

/** The number of errors in total, and whether they are many. */
export function errorsIn(counts: readonly Pick<BrowserErrorsTable, "count">[]) {
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  return { total, areMany: total > USUAL };
}
