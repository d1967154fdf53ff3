import type { Clock } from "#server/core/clock.ts";

export type FakeClock = ReturnType<typeof fakeClock>;

/** A clock that only the test advances. */
export function fakeClock(start = Date.UTC(2025, 0, 6, 9)) {
  let now = start;
  let elapsed = 0;
  const timers = new Set<{ at: number; callback: () => void }>();
  const clock: Clock = {
    now: () => now,
    elapsed: () => elapsed,
    after(milliseconds, callback) {
      const timer = { at: elapsed + milliseconds, callback };
      timers.add(timer);
      return () => timers.delete(timer);
    },
  };
  return {
    ...clock,
    /** Milliseconds until the next timer, if there is one. */
    nextTimerIn() {
      const [next] = [...timers].map(({ at }) => at).toSorted((a, b) => a - b);
      return next === undefined ? undefined : next - elapsed;
    },
    /** Advances the time and runs the timers that are due. */
    pass(milliseconds: number) {
      now += milliseconds;
      elapsed += milliseconds;
      const due = [...timers].filter(({ at }) => at <= elapsed);
      for (const timer of due) {
        timers.delete(timer);
        timer.callback();
      }
    },
    /** Changes the wall clock but not the timers, as NTP does; a negative value sets it back. */
    jump(milliseconds: number) {
      now += milliseconds;
    },
  };
}
