import type { Clock } from "./clock.ts";
import { type Log, withoutAddresses } from "./log.ts";

interface Repeated {
  clock: Clock;
  log: Log;
  /** Milliseconds between two runs, unless a run returns others. */
  pause: number;
  /** Logged with the cause when a run fails. */
  failure: string;
}

/** Runs a job now, and again after each pause until it is stopped. */
export function repeat(
  { clock, log, pause, failure }: Repeated,
  job: () => Promise<number | void>,
): { stop: () => void } {
  let isStopped = false;
  let cancel = () => {};

  async function run(): Promise<void> {
    const next = await job().catch((error: unknown) =>
      log.error({ cause: withoutAddresses(error) }, failure),
    );
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
