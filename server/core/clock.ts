import { describeError, type Log } from "./log.ts";

/** Clocks and timers, passed in so that tests can control them. */
export interface Clock {
  /** Wall clock, milliseconds since 1970: for what is stored and shown. It may jump. */
  now(): number;
  /** Monotonic clock, milliseconds since some moment: for pauses and durations. */
  elapsed(): number;
  /** Calls back once, after that time or 24.8 days, if shorter; returns a function to cancel it. */
  after(milliseconds: number, callback: () => void): () => void;
}

/** In milliseconds. Longer timers overflow 32 bits in Node and fire after 1 ms. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** The machine's clocks. A timer of more than 24.8 days fires early: callers check the time. */
export const systemClock: Clock = {
  now: Date.now,
  elapsed: () => performance.now(),
  after(milliseconds, callback) {
    const timer = setTimeout(callback, Math.min(milliseconds, LONGEST_TIMER));
    return () => clearTimeout(timer);
  },
};

/**
 * Runs a job now, and again after each pause, or after what a run returns, until it is stopped.
 * @param options.failure logged with the cause when a run fails
 */
export function repeat(
  { clock, log, pause, failure }: { clock: Clock; log: Log; pause: number; failure: string },
  job: () => Promise<number | void>,
): { stop: () => void } {
  let isStopped = false;
  let cancel = () => {};

  async function run(): Promise<void> {
    const next = await job().catch((error: unknown) => log.error(describeError(error), failure));
    if (!isStopped) cancel = clock.after(next ?? pause, () => void run());
  }

  void run();
  return {
    stop() {
      isStopped = true;
      cancel();
    },
  };
}
