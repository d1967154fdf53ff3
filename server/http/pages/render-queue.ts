import { setTimeout as pause } from "node:timers/promises";
import type { Context, MiddlewareHandler } from "hono";
import pLimit from "p-limit";

const LONGEST_PAUSE = 50;
/** Forms posted without JavaScript that may wait for their page. */
const MOST_WAITING = 20;

/**
 * Renders one page at a time, and refuses a request when too many wait. Rendering blocks the event
 * loop for 10 ms and more; a pause as long leaves at least half of the time to files and submissions.
 */
export function renderInTurn(refuse: (c: Context) => Response): MiddlewareHandler {
  const limit = pLimit(1);
  return async (c, next) => {
    if (limit.activeCount > 0 && limit.pendingCount >= MOST_WAITING) return refuse(c);
    return new Promise((resolve, reject) => {
      void limit(async () => {
        const startedAt = performance.now();
        await next().then(resolve, reject);
        await pause(Math.min(performance.now() - startedAt, LONGEST_PAUSE));
      });
    });
  };
}
