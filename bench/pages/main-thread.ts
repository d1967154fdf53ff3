import type { TraceEvent } from "lighthouse";

/**
 * CPU time of the page's main thread in milliseconds, which other processes do not affect, unlike
 * wall time.
 * @throws when the trace contains no first contentful paint
 */
export function mainThread(events: readonly TraceEvent[]): { total: number; longest: number } {
  const paint = events.find(({ name }) => name === "firstContentfulPaint");
  if (!paint) throw new Error("The trace holds no first contentful paint.");
  const tasks = events
    .filter(({ name, pid, tid }) => name === "RunTask" && pid === paint.pid && tid === paint.tid)
    .map(({ tdur = 0 }) => tdur / 1000);
  return { total: tasks.reduce((sum, task) => sum + task, 0), longest: Math.max(...tasks) };
}
