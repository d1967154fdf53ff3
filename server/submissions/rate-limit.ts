import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { networksOf } from "./networks.ts";

/** In seconds. */
const HOUR = 3600;
const DAY = 24 * HOUR;

export type RateLimit = ReturnType<typeof createRateLimit>;

/**
 * Limits the actions of each key, such as a client's address, within a time window. Counts in this
 * process's memory: of several servers, each counts what it gets.
 * @param points actions of a key within `duration` seconds
 */
export function createRateLimit(points: number, duration: number) {
  const limiter = new RateLimiterMemory({ points, duration });
  return {
    /** Counts an action; returns 0, or the seconds to wait if it exceeds the limit. */
    async take(key: string): Promise<number> {
      try {
        await limiter.consume(key);
        return 0;
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        // At most the window: a clock that was ahead at its beginning makes it look longer.
        return Math.min(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)), duration);
      }
    },
    /** Refunds an action, for a repeated request. */
    async giveBack(key: string): Promise<void> {
      await limiter.reward(key);
    },
  };
}

/** The limit of a network, as a multiple of the limit of one client in it. */
const SHARE_OF_NETWORK = 3;

/** Limits the actions of clients, and of the network, if any, that several of them may share. */
export function createNetworkLimit(points: number, duration: number) {
  const ofClient = createRateLimit(points, duration);
  const ofNetwork = createRateLimit(points * SHARE_OF_NETWORK, duration);
  return {
    async take([client = "", network]: readonly string[]): Promise<number> {
      const seconds = await ofClient.take(client);
      // A client over its own limit does not use up the network's limit.
      return seconds > 0 || network === undefined ? seconds : ofNetwork.take(network);
    },
    async giveBack([client = "", network]: readonly string[]): Promise<void> {
      await ofClient.giveBack(client);
      if (network !== undefined) await ofNetwork.giveBack(network);
    },
  };
}

/** Receipts a day: for applications from one IPv4 /24 or IPv6 /64, and in total. */
const RECEIPTS = { perNetwork: 20, perDay: 200 };

export type ReceiptLimit = ReturnType<typeof createReceiptLimit>;

/**
 * Limits the confirmation mails to applicants per network and in total, because an address may be a
 * stranger's; the store limits each mailbox to three per day.
 */
export function createReceiptLimit() {
  const ofNetwork = createNetworkLimit(RECEIPTS.perNetwork, DAY);
  const ofSite = createRateLimit(RECEIPTS.perDay, DAY);
  return {
    /** Counts a receipt for a client; false if its network or the whole site is over the limit. */
    async take(clientAddress: string): Promise<boolean> {
      // A network over its own limit does not use up the site's limit.
      const seconds = await ofNetwork.take(networksOf(clientAddress).subnets);
      return seconds === 0 && (await ofSite.take("site")) === 0;
    },
    async giveBack(clientAddress: string): Promise<void> {
      await ofSite.giveBack("site");
      await ofNetwork.giveBack(networksOf(clientAddress).subnets);
    },
  };
}

/**
 * Limits submissions per hour of an IPv4 address or IPv6 /64, and of an IPv6 /48, which tunnel
 * brokers give to anybody. An IPv4 /24 has no limit, because it belongs to many customers.
 */
export function createSubmissionLimit(points: number): RateLimit {
  const limit = createNetworkLimit(points, HOUR);
  const keysOf = (address: string) => {
    const { host, subnets } = networksOf(address);
    return [host, ...subnets.slice(1)];
  };
  // Repeated requests cost a transaction each, too.
  const refunds = createRateLimit(points, HOUR);
  return {
    async take(address) {
      return limit.take(keysOf(address));
    },
    async giveBack(address) {
      const { host } = networksOf(address);
      if ((await refunds.take(host)) === 0) await limit.giveBack(keysOf(address));
    },
  };
}
