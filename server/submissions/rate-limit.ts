import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

/** Counts one submission from an address; the seconds to wait if that is one too many, else 0. */
export type RateLimit = (address: string) => Promise<number>;

/** Allows each address so many submissions an hour, counted in this process's memory. */
export function createRateLimit(submissionsPerHour: number): RateLimit {
  const limiter = new RateLimiterMemory({ points: submissionsPerHour, duration: 3600 });
  return async (address) => {
    try {
      await limiter.consume(address);
      return 0;
    } catch (refusal) {
      // Anything but a refusal is the limiter's own fault, and no reason to turn a visitor away.
      if (!(refusal instanceof RateLimiterRes)) return 0;
      return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    }
  };
}
