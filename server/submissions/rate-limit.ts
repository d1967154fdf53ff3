import type { Pool } from "pg";
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from "rate-limiter-flexible";

/** Counts what each key does within a window of time. */
export interface RateLimit {
  /** Counts one; returns the seconds to wait if that is one too many, else 0. */
  take(key: string): Promise<number>;
  /** Takes one back that turned out to be a repetition. */
  giveBack(key: string): Promise<void>;
}

interface Quota {
  /** Tells the keys of several limits apart. */
  name: string;
  points: number;
  /** The window, in seconds. */
  duration: number;
}

export type CreateRateLimit = (quota: Quota) => RateLimit;

/** Counts in this process's memory: right for one server. */
export const memoryRateLimits: CreateRateLimit = ({ name, ...limit }) =>
  createRateLimit(new RateLimiterMemory({ ...limit, keyPrefix: name }));

/**
 * Counts in PostgreSQL, for several servers together. While it is away each counts for itself.
 * @param table has to be there already (the store's migrations make it)
 */
export function sharedRateLimits(pool: Pool, table: string): CreateRateLimit {
  return ({ name, ...quota }) => {
    const limit = { ...quota, keyPrefix: name };
    return createRateLimit(
      new RateLimiterPostgres({
        ...limit,
        storeClient: pool,
        storeType: "pool",
        tableName: table,
        tableCreated: true,
        // Whoever is over the limit is refused without asking the database again.
        inMemoryBlockOnConsumed: quota.points + 1,
        insuranceLimiter: new RateLimiterMemory(limit),
      }),
    );
  };
}

function createRateLimit(limiter: RateLimiterAbstract): RateLimit {
  return {
    async take(key) {
      try {
        await limiter.consume(key);
        return 0;
      } catch (refusal) {
        // Anything but a refusal is the limiter's own fault, and no reason to turn a visitor away.
        if (!(refusal instanceof RateLimiterRes)) return 0;
        return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      }
    },
    async giveBack(key) {
      // Counted once too often is no harm, and the submission is stored.
      await limiter.reward(key).catch(() => {});
    },
  };
}
