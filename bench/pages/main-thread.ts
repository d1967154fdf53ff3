import type { TraceEvent } from "lighthouse";

/**
 * Processor time of the page's main thread, in milliseconds: its tasks by the thread's own clock,
 * which stands still while other programs have the processor.
 * @throws when the trace holds no first contentful paint
 */
export function mainThread(events: readonly TraceEvent[]): { total: number; longest: number } {
  const paint = events.find(({ name }) => name === "firstContentfulPaint");
  if (!paint) throw new Error("The trace holds no first contentful paint.");
  const tasks = events
    .filter(({ name, pid, tid }) => name === "RunTask" && pid === paint.pid && tid === paint.tid)
    .map(({ tdur = 0 }) => tdur / 1000);
  return { total: tasks.reduce((sum, task) => sum + task, 0), longest: Math.max(...tasks) };
}
