import type { Clock } from "#server/clock.ts";

export interface FakeClock extends Clock {
  /** Lets that many milliseconds pass, and everything happen that falls due within them. */
  pass(milliseconds: number): void;
  /** When the next thing falls due, if anything does. */
  nextAlarmAt(): number | undefined;
}

/** A clock that stands still until it is told otherwise. */
export function fakeClock(start = Date.UTC(2025, 0, 6, 9)): FakeClock {
  let now = start;
  const alarms = new Set<{ at: number; callback: () => void }>();
  return {
    now: () => now,
    after(milliseconds, callback) {
      const alarm = { at: now + milliseconds, callback };
      alarms.add(alarm);
      return () => alarms.delete(alarm);
    },
    nextAlarmAt: () => [...alarms].map(({ at }) => at).toSorted((a, b) => a - b)[0],
    pass(milliseconds) {
      now += milliseconds;
      const due = [...alarms].filter(({ at }) => at <= now);
      for (const alarm of due) {
        alarms.delete(alarm);
        alarm.callback();
      }
    },
  };
}
