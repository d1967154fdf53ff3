import type { Clock } from "../core/clock.ts";
import { type Log, withoutAddresses } from "../core/log.ts";
import type { Store } from "./create-store.ts";
import type { Engine } from "./engines/engine.ts";

/** Milliseconds between attempts to reach the database. */
const PAUSE = 5000;

/**
 * Prepares the store, and retries while the database is unreachable: after a power cut it may start
 * later than the site.
 * @param onAway called after each failed attempt
 * @throws when the database is reachable but cannot be used
 */
export async function prepareStore(
  store: Pick<Store, "prepare">,
  engine: Pick<Engine, "isTemporary">,
  { clock, log, onAway }: { clock: Clock; log: Log; onAway: () => void },
): Promise<void> {
  for (;;) {
    try {
      await store.prepare();
      return;
    } catch (error) {
      if (!engine.isTemporary(error)) throw error;
      log.error({ cause: withoutAddresses(error) }, "The database cannot be reached; trying again");
      onAway();
      await new Promise<void>((resolve) => clock.after(PAUSE, resolve));
    }
  }
}
