import type { Clock } from "../core/clock.ts";
import { type Log, withoutAddresses } from "../core/log.ts";
import type { Outbox } from "../store/outbox.ts";

/** Milliseconds between two looks; short, in case the wall clock jumps. */
const PAUSE = 10 * 60_000;

interface Services {
  outbox: Pick<Outbox, "releaseDue">;
  clock: Clock;
  log: Log;
  /** Called when mails were released. */
  onReleased: () => void;
}

/** Mails what was put aside a day ago, because putting aside is a guess and nobody has confirmed it. */
export function startReleasing({ outbox, clock, log, onReleased }: Services): { stop: () => void } {
  let cancel = () => {};
  let isStopped = false;

  async function run(): Promise<void> {
    try {
      const released = await outbox.releaseDue(clock.now());
      if (released > 0) {
        log.info({ released }, "Mails what was put aside a day ago");
        onReleased();
      }
    } catch (error) {
      log.error({ cause: withoutAddresses(error) }, "Could not mail what was put aside a day ago");
    }
    if (!isStopped) cancel = clock.after(PAUSE, () => void run());
  }

  void run();
  return {
    stop() {
      isStopped = true;
      cancel();
    },
  };
}
