import type { Clock } from "../../core/clock.ts";
import { TransportRejected } from "../transport.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Short: servers usually come back soon, and a refused connection is cheap. */
const UNREACHABLE_PAUSE = 5 * SECOND;
/** Exponential backoff, because providers lock an account after a few failed logins. */
const FIRST_REJECTION_PAUSE = MINUTE;
const LONGEST_REJECTION_PAUSE = 60 * MINUTE;

/** Pauses all delivery after a failure that would affect every other mail, too. */
export interface CircuitBreaker {
  /** Milliseconds until the next attempt is allowed; 0: now. */
  remaining(): number;
  /** Half-open: one mail at a time, until one succeeds. */
  isProbing(): boolean;
  /** Opens the breaker; returns the milliseconds for which it stays open. */
  open(cause: unknown): number;
  /** To be called when the server has accepted or refused a single mail: it works. */
  close(): void;
}

export function createCircuitBreaker({ elapsed }: Pick<Clock, "elapsed">): CircuitBreaker {
  let openUntil = 0;
  let isProbing = false;
  let rejections = 0;
  const remaining = () => Math.max(0, openUntil - elapsed());
  return {
    remaining,
    isProbing: () => isProbing,
    open(cause) {
      isProbing = true;
      // Failures of several mails in flight count as one.
      if (remaining() > 0) return remaining();
      let pause = UNREACHABLE_PAUSE;
      if (cause instanceof TransportRejected) {
        pause = Math.min(FIRST_REJECTION_PAUSE * 2 ** rejections, LONGEST_REJECTION_PAUSE);
        rejections += 1;
      }
      openUntil = elapsed() + pause;
      return pause;
    },
    close() {
      isProbing = false;
      openUntil = 0;
      rejections = 0;
    },
  };
}
