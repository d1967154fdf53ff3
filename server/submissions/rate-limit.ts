import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { networksOf } from "./networks.ts";

/** In seconds. */
const HOUR = 3600;
const DAY = 24 * HOUR;

/** How many actions of one address or network are allowed; undefined for no limit of its own. */
export type Rate = [
  points: number,
  keyOf: (networks: ReturnType<typeof networksOf>) => string | undefined,
];

export type RateLimit = ReturnType<typeof createRateLimit>;

/**
 * Limits the actions of addresses and of their networks within a time window. Counts in this
 * process's memory: of several servers, each counts what it gets.
 * @param rates tried in this order: what one refuses does not use up those behind it
 */
export function createRateLimit(duration: number, ...rates: readonly Rate[]) {
  const limits = rates.map(([points, keyOf]) => {
    return { limiter: new RateLimiterMemory({ points, duration }), keyOf };
  });
  const keyed = (address: string) => {
    const networks = networksOf(address);
    return limits.map(({ limiter, keyOf }) => ({ limiter, key: keyOf(networks) }));
  };
  return {
    /** Counts an action; returns 0, or the seconds to wait if it exceeds the limit. */
    async take(address: string): Promise<number> {
      try {
        for (const { limiter, key } of keyed(address)) {
          if (key !== undefined) await limiter.consume(key);
        }
        return 0;
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        // At most the window: a clock that was ahead at its beginning makes it look longer.
        return Math.min(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)), duration);
      }
    },
    /** Refunds an action, for a repeated request. */
    async giveBack(address: string): Promise<void> {
      for (const { limiter, key } of keyed(address)) {
        if (key !== undefined) await limiter.reward(key);
      }
    },
  };
}

/** The limit of a network, as a multiple of the limit of one client in it. */
export const SHARE_OF_NETWORK = 3;

/** Receipts a day: for applications from one IPv4 /24 or IPv6 /64, and in total. */
const RECEIPTS = { perNetwork: 20, perDay: 200 };

/**
 * Limits the confirmation mails to applicants per network and in total, because an address may be a
 * stranger's; the store limits each mailbox to three per day.
 */
export function createReceiptLimit(): RateLimit {
  return createRateLimit(
    DAY,
    [RECEIPTS.perNetwork, ({ subnets }) => subnets[0]],
    [RECEIPTS.perNetwork * SHARE_OF_NETWORK, ({ subnets }) => subnets[1]],
    [RECEIPTS.perDay, () => "site"],
  );
}

/**
 * Limits submissions per hour of an IPv4 address or IPv6 /64, and of an IPv6 /48, which tunnel
 * brokers give to anybody. An IPv4 /24 has no limit, because it belongs to many customers.
 */
export function createSubmissionLimit(points: number): RateLimit {
  const { take, giveBack } = createRateLimit(
    HOUR,
    [points, ({ host }) => host],
    [points * SHARE_OF_NETWORK, ({ subnets }) => subnets[1]],
  );
  // Repeated requests cost a transaction each, too.
  const refunds = createRateLimit(HOUR, [points, ({ host }) => host]);
  return {
    take,
    async giveBack(address) {
      if ((await refunds.take(address)) === 0) await giveBack(address);
    },
  };
}
