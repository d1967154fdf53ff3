import { DAY } from "../core/durations.ts";
import { type Clock, repeat } from "../core/clock.ts";
import type { Log } from "../core/log.ts";
import type { ContentStore } from "../store/content/content-store.ts";

interface CleaningServices {
  content: Pick<ContentStore, "keptFiles" | "pictures">;
  clock: Clock;
  log: Log;
}

/** Deletes, at once and every day, the kept files and pictures that nothing needs any more. */
export function startContentCleaning({ content, clock, log }: CleaningServices): {
  stop: () => void;
} {
  const failure = "Could not delete what no page needs any more";
  return repeat({ clock, log, pause: DAY, failure }, async () => {
    const files = await content.keptFiles.purge(clock.now());
    const pictures = await content.pictures.purgeUnused(clock.now());
    if (files + pictures > 0) log.info({ files, pictures }, "Deleted what no page needs any more");
  });
}
