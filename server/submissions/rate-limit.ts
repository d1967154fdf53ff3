import type { Pool } from "pg";
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from "rate-limiter-flexible";

/** Limits the actions of each key, or client address, within a time window. */
export interface RateLimit {
  /** Counts an action; returns 0, or the seconds to wait if it exceeds the limit. */
  take(key: string): Promise<number>;
  /** Refunds an action, for a repeated request. */
  giveBack(key: string): Promise<void>;
}

interface Quota {
  /** Prefix of the keys, to separate several limits. */
  name: string;
  points: number;
  /** The window, in seconds. */
  duration: number;
}

export type CreateRateLimit = (quota: Quota) => RateLimit;

/** Counts in this process's memory, for a single server. */
export const memoryRateLimits: CreateRateLimit = ({ name, ...limit }) =>
  createRateLimit(new RateLimiterMemory({ ...limit, keyPrefix: name }), limit.duration);

/**
 * Counts in PostgreSQL, shared by several servers; in memory while PostgreSQL is unreachable.
 * @param table must exist already; the store's migrations create it
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
        // Blocks a key over the limit in memory, without further queries.
        inMemoryBlockOnConsumed: quota.points + 1,
        insuranceLimiter: new RateLimiterMemory(limit),
      }),
      quota.duration,
    );
  };
}

function createRateLimit(limiter: RateLimiterAbstract, duration: number): RateLimit {
  async function consume(key: string): Promise<number> {
    try {
      await limiter.consume(key);
      return 0;
    } catch (refusal) {
      // Any other error is a failure of the limiter itself, which must not refuse visitors.
      if (!(refusal instanceof RateLimiterRes)) return 0;
      return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    }
  }
  return {
    async take(key) {
      const seconds = await consume(key);
      if (seconds <= duration) return seconds;
      // The window began while the clock was ahead, and would last until that wrong time.
      await limiter.delete(key).catch(() => {});
      return Math.min(await consume(key), duration);
    },
    async giveBack(key) {
      // A failed refund is harmless.
      await limiter.reward(key).catch(() => {});
    },
  };
}
