import type { Clock } from "../core/clock.ts";
import { type Log, withoutAddresses } from "../core/log.ts";
import type { Store } from "./create-store.ts";
import type { Engine } from "./engines/engine.ts";

/** How long to wait before asking again for a database that is away. */
const PAUSE = 5000;

/**
 * Makes the store ready, however long its database is away: after a power cut it may come up
 * later than the site, whose pages need none.
 * @param onAway told each time that it turns out to be away
 * @throws when the database is there and cannot be used
 */
export async function prepareStore(
  store: Pick<Store, "prepare">,
  engine: Pick<Engine, "isAway">,
  { clock, log, onAway }: { clock: Clock; log: Log; onAway: () => void },
): Promise<void> {
  for (;;) {
    try {
      await store.prepare();
      return;
    } catch (error) {
      if (!engine.isAway(error)) throw error;
      log.error({ cause: withoutAddresses(error) }, "The database cannot be reached; trying again");
      onAway();
      await new Promise<void>((resolve) => clock.after(PAUSE, resolve));
    }
  }
}
