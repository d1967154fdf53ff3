import { networksOf } from "./networks.ts";
import type { CreateRateLimit, RateLimit } from "./rate-limit.ts";

/** In seconds. */
const HOUR = 3600;
/** The limit of an IPv6 /48, as a multiple of the limit of one /64. */
const SHARE_OF_NETWORK = 3;

/**
 * Limits submissions per hour of an IPv4 address or IPv6 /64, and of an IPv6 /48, which tunnel
 * brokers give to anybody. An IPv4 /24 has no limit, because it belongs to many customers.
 */
export function createSubmissionLimit(points: number, createRateLimit: CreateRateLimit): RateLimit {
  const ofHost = createRateLimit({ name: "submissions", points, duration: HOUR });
  const ofNetwork = createRateLimit({
    name: "network-submissions",
    points: points * SHARE_OF_NETWORK,
    duration: HOUR,
  });
  // Repeated requests cost a transaction each, too.
  const refunds = createRateLimit({ name: "refunds", points, duration: HOUR });
  return {
    async take(address) {
      const { host, neighbours } = networksOf(address);
      const seconds = await ofHost.take(host);
      const network = neighbours[1];
      // A host over its own limit does not use up the network's limit.
      return seconds > 0 || network === undefined ? seconds : ofNetwork.take(network);
    },
    async giveBack(address) {
      const { host, neighbours } = networksOf(address);
      if ((await refunds.take(host)) > 0) return;
      await ofHost.giveBack(host);
      if (neighbours[1] !== undefined) await ofNetwork.giveBack(neighbours[1]);
    },
  };
}
