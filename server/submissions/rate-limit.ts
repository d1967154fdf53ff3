import type { Pool } from "pg";
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from "rate-limiter-flexible";

/** Counts the submissions of each address. */
export interface RateLimit {
  /** Counts one; returns the seconds to wait if that is one too many, else 0. */
  take(address: string): Promise<number>;
  /** Takes one back that turned out to be a repetition. */
  giveBack(address: string): Promise<void>;
}

const HOUR = 3600;

/** Counts in this process's memory: right for one server. */
export function createMemoryRateLimit(submissionsPerHour: number): RateLimit {
  return createRateLimit(new RateLimiterMemory({ points: submissionsPerHour, duration: HOUR }));
}

/**
 * Counts in PostgreSQL, for several servers together. While it is away each counts for itself.
 * @param table has to be there already (the store's migrations make it)
 */
export function createSharedRateLimit(
  submissionsPerHour: number,
  pool: Pool,
  table: string,
): RateLimit {
  const limit = { points: submissionsPerHour, duration: HOUR };
  return createRateLimit(
    new RateLimiterPostgres({
      ...limit,
      storeClient: pool,
      storeType: "pool",
      tableName: table,
      tableCreated: true,
      // Whoever is over the limit is refused without asking the database again.
      inMemoryBlockOnConsumed: submissionsPerHour + 1,
      insuranceLimiter: new RateLimiterMemory(limit),
    }),
  );
}

function createRateLimit(limiter: RateLimiterAbstract): RateLimit {
  return {
    async take(address) {
      try {
        await limiter.consume(address);
        return 0;
      } catch (refusal) {
        // Anything but a refusal is the limiter's own fault, and no reason to turn a visitor away.
        if (!(refusal instanceof RateLimiterRes)) return 0;
        return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      }
    },
    async giveBack(address) {
      // Counted once too often is no harm, and the submission is stored.
      await limiter.reward(address).catch(() => {});
    },
  };
}
