import { MINUTE, SECOND } from "../../core/durations.ts";
import type { Clock } from "../../core/clock.ts";
import { LONGEST_PAUSE } from "../../store/mail-times.ts";
import { TransportRejected } from "../transport.ts";

/** Short, because servers usually come back soon, and a refused connection costs little time. */
const FIRST_UNREACHABLE_PAUSE = 5 * SECOND;
/** Attempts before the pause doubles: a server may count each lost connection as a failed login. */
const QUICK_ATTEMPTS = 6;
const LONGEST_UNREACHABLE_PAUSE = 5 * MINUTE;
/** Exponential backoff, because providers lock an account after a few failed logins. */
const FIRST_REJECTION_PAUSE = MINUTE;

export type CircuitBreaker = ReturnType<typeof createCircuitBreaker>;

/** Pauses all delivery after a failure that would affect every other mail, too. */
export function createCircuitBreaker({ elapsed }: Pick<Clock, "elapsed">) {
  let openUntil = 0;
  let isProbing = false;
  let rejections = 0;
  let disconnections = 0;
  const remaining = () => Math.max(0, openUntil - elapsed());
  return {
    /** Milliseconds until the next attempt is allowed; 0: now. */
    remaining,
    /** Whether the breaker is half-open: mails are sent one at a time until one succeeds. */
    isProbing: () => isProbing,
    /** Opens the breaker; returns the milliseconds for which it stays open. */
    open(cause: unknown): number {
      isProbing = true;
      // Failures of several mails in flight count as one.
      if (remaining() > 0) return remaining();
      let pause: number;
      if (cause instanceof TransportRejected) {
        pause = Math.min(FIRST_REJECTION_PAUSE * 2 ** rejections, LONGEST_PAUSE);
        rejections += 1;
      } else {
        disconnections += 1;
        const doublings = Math.max(0, disconnections - QUICK_ATTEMPTS);
        pause = Math.min(FIRST_UNREACHABLE_PAUSE * 2 ** doublings, LONGEST_UNREACHABLE_PAUSE);
      }
      openUntil = elapsed() + pause;
      return pause;
    },
    /** To be called when the server has accepted or refused a single mail: the server works. */
    close(): void {
      isProbing = false;
      openUntil = 0;
      rejections = 0;
      disconnections = 0;
    },
  };
}
