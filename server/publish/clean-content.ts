import type { Clock } from "../core/clock.ts";
import { type Log, withoutAddresses } from "../core/log.ts";
import type { ContentStore } from "../store/content/content-store.ts";

const DAY = 24 * 3_600_000;

interface CleaningServices {
  content: Pick<ContentStore, "keptFiles" | "pictures">;
  clock: Clock;
  log: Log;
}

/** Deletes, at once and every day, the kept files and pictures that nothing needs any more. */
export function startContentCleaning({ content, clock, log }: CleaningServices): {
  stop: () => void;
} {
  let isStopped = false;
  let cancel = () => {};

  async function clean(): Promise<void> {
    const files = await content.keptFiles.purge(clock.now());
    const pictures = await content.pictures.purgeUnused(clock.now());
    if (files + pictures > 0) log.info({ files, pictures }, "Deleted what no page needs any more");
  }

  async function run(): Promise<void> {
    await clean().catch((error) =>
      log.error({ cause: withoutAddresses(error) }, "Could not delete what no page needs any more"),
    );
    if (!isStopped) cancel = clock.after(DAY, () => void run());
  }

  void run();
  return {
    stop() {
      isStopped = true;
      cancel();
    },
  };
}
