import type { Clock } from "../../core/clock.ts";
import { TransportRejected } from "../transport.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** A server that is down is back soon, and a refused connection costs nobody anything. */
const UNREACHABLE_PAUSE = 5 * SECOND;
/** Providers lock an account after a few failed logins: exponential backoff between these. */
const FIRST_REJECTION_PAUSE = MINUTE;
const LONGEST_REJECTION_PAUSE = 60 * MINUTE;

/** Stops all delivery for a while after a failure that every other mail would meet, too. */
export interface CircuitBreaker {
  /** Milliseconds until the next mail may be tried; 0: now. */
  remaining(): number;
  /** Half-open: one mail at a time, until one has got through. */
  isProbing(): boolean;
  /** Opens the breaker; returns the milliseconds for which it stays open. */
  open(cause: unknown): number;
  /** The server took or refused a mail as such: it can be used. */
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
      // Several mails in flight fail together: that is one failure.
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
