import type { Clock } from "../clock.ts";
import type { Log } from "../log.ts";
import type { SubmissionRecords } from "../store/submission-records.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

interface RetentionServices {
  submissions: Pick<SubmissionRecords, "purge">;
  clock: Clock;
  log: Log;
  days: number;
}

/** Deletes, now and every hour, what was received longer ago than it is to be kept. */
export function startRetention({ submissions, clock, log, days }: RetentionServices): {
  stop: () => void;
} {
  let callOff = () => {};
  let isStopped = false;

  async function purge(): Promise<void> {
    try {
      const before = new Date(clock.now() - days * DAY).toISOString();
      const purged = await submissions.purge(before);
      if (purged > 0) log.info({ purged, days }, "Deleted what was kept long enough");
    } catch (error) {
      log.error({ cause: String(error) }, "Could not delete what was kept long enough");
    }
    if (!isStopped) callOff = clock.after(HOUR, () => void purge());
  }

  void purge();
  return {
    stop() {
      isStopped = true;
      callOff();
    },
  };
}
