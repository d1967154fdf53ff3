import { type Clock, repeat } from "../core/clock.ts";
import type { Log } from "../core/log.ts";
import type { Outbox } from "../store/outbox.ts";

/** Milliseconds between two looks; short, in case the wall clock jumps. */
const PAUSE = 10 * 60_000;

interface Services {
  outbox: Pick<Outbox, "releaseDue">;
  clock: Clock;
  log: Log;
  onReleased: () => void;
}

/** Mails what was put aside a day ago, because putting aside is a guess and nobody has confirmed it. */
export function startReleasing({ outbox, clock, log, onReleased }: Services): { stop: () => void } {
  const failure = "Could not mail what was put aside a day ago";
  return repeat({ clock, log, pause: PAUSE, failure }, async () => {
    const released = await outbox.releaseDue(clock.now());
    if (released === 0) return;
    log.info({ released }, "Mails what was put aside a day ago");
    onReleased();
  });
}
