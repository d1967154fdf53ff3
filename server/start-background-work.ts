import type { Content } from "#content/content.ts";

import { type Clock, repeat } from "./core/clock.ts";
import type { Log } from "./core/log.ts";
import { DAY, HOUR, MINUTE } from "./core/durations.ts";
import type { Settings } from "./core/settings/settings.ts";
import type { Store } from "./store/create-store.ts";
import { startRetention } from "./admin/retention.ts";
import { startSystemMails } from "./system-mails/enqueue-system-mails.ts";

interface Services {
  settings: Pick<Settings, "summary" | "retentionDays" | "database">;
  store: Store;
  clock: Clock;
  log: Log;
  content: () => Content;
}

/** Starts what needs no request: mails about the site, and deleting what was kept long enough. */
export function startBackgroundWork(services: Services): { stop: () => void } {
  const { settings, store, clock, log } = services;
  const started = [
    startSystemMails({ ...services, interval: settings.summary }),
    // Mailed after a day: putting aside is a guess, which nobody has confirmed. The wall clock may jump.
    repeat(
      { clock, log, pause: 10 * MINUTE, failure: "Could not mail what was put aside" },
      async () => {
        const released = await store.outbox.releaseDue(clock.now());
        if (released > 0) log.info({ released }, "Mails what was put aside a day ago");
      },
    ),
    repeat({ clock, log, pause: DAY, failure: "Could not delete what no page needs" }, async () => {
      const files = await store.content.keptFiles.purge(clock.now());
      const pictures = await store.content.pictures.purgeUnused(clock.now());
      if (files + pictures > 0)
        log.info({ files, pictures }, "Deleted what no page needs any more");
    }),
    // A backup may have been reading, so that the database's log kept what somebody erased.
    repeat({ clock, log, pause: HOUR, failure: "Could not wipe what was erased" }, async () => {
      await store.forgetDeleted();
    }),
  ];
  const { retentionDays: days } = settings;
  if (days) started.push(startRetention({ ...services, days }));
  return {
    stop() {
      for (const { stop } of started) stop();
    },
  };
}
