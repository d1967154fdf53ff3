import { type Clock, repeat } from "../core/clock.ts";
import { DAY, HOUR } from "../core/durations.ts";
import type { Log } from "../core/log.ts";
import { type Holder, purgeOld } from "./personal-data.ts";

/** Gives an operator time to read the log line that announces the deletion, or to fix the clock. */
const FIRST_PURGE_AFTER = DAY;
/** Up to this many submissions are deleted even if they are most of all submissions. */
const FEW = 10;

interface RetentionServices extends Holder {
  clock: Clock;
  log: Log;
  days: number;
}

/**
 * Deletes expired submissions every hour, for the first time a day after the start. If most of them
 * have expired, it deletes nothing, because a wrong clock or setting is likely.
 */
export function startRetention(services: RetentionServices): { stop: () => void } {
  const { clock, log, days } = services;
  const { submissions, admin } = services.store;
  const cutoff = (now: number) => new Date(now - days * DAY).toISOString();

  async function purge(): Promise<void> {
    const before = cutoff(clock.now());
    const due = await submissions.countPurgeable(before);
    if (due === 0) return;
    const all = await admin.count({});
    if (due > FEW && due > all / 2) {
      log.error(
        { due, all, days },
        "RETENTION_DAYS would delete most submissions: nothing was deleted. Is the clock right? " +
          `If it is meant: desk purge --older-than ${days}d --yes`,
      );
      return;
    }
    const { count: purged } = await purgeOld(services, before);
    if (purged > 0) log.info({ purged, days }, "Deleted what was kept long enough");
  }

  let isAnnounced = false;
  const failure = "Could not delete what was kept long enough";
  return repeat({ clock, log, pause: HOUR, failure }, async () => {
    if (isAnnounced) return purge();
    const due = await submissions.countPurgeable(cutoff(clock.now() + FIRST_PURGE_AFTER));
    const message = "In 24 hours, and then every hour, what was kept long enough is deleted";
    log.info({ due, days }, message);
    isAnnounced = true;
    return FIRST_PURGE_AFTER;
  });
}
