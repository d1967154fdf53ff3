import { setTimeout as pause } from "node:timers/promises";
import type { Context, MiddlewareHandler } from "hono";
import pLimit from "p-limit";

/** Runs one job at a time; returns undefined when too many jobs are waiting. */
type BoundedQueue = <Result>(job: () => Promise<Result>) => Promise<Result> | undefined;

/** The longest pause after a job, in milliseconds. */
const LONGEST_PAUSE = 50;
/** Forms posted without JavaScript that may wait for their page. */
const MOST_WAITING = 20;

/**
 * Rendering blocks the event loop for 10 ms and more. After each job the queue pauses for as long
 * as the job took, which leaves at least half of the time to files and submissions.
 * @param mostWaiting how many jobs may wait
 */
export function createRenderQueue(mostWaiting: number): BoundedQueue {
  const limit = pLimit(1);
  return (job) => {
    if (limit.activeCount > 0 && limit.pendingCount >= mostWaiting) return undefined;
    return new Promise((resolve, reject) => {
      void limit(async () => {
        const startedAt = performance.now();
        await job().then(resolve, reject);
        await pause(Math.min(performance.now() - startedAt, LONGEST_PAUSE));
      });
    });
  };
}

/** Renders one page at a time, and refuses a request when too many wait. */
export function renderInTurn(refuse: (c: Context) => Response): MiddlewareHandler {
  const queue = createRenderQueue(MOST_WAITING);
  return (c, next) => queue(next) ?? Promise.resolve(refuse(c));
}
