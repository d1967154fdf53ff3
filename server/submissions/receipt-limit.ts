import type { Settings } from "../core/settings.ts";
import { networksOf } from "./networks.ts";
import type { CreateRateLimit } from "./rate-limit.ts";

const DAY = 24 * 3600;

/** Bounds the receipts that go to addresses which nobody has confirmed: each may be a stranger's. */
export interface ReceiptLimit {
  /** Counts one from that client; false if its network, or the whole site, has had enough. */
  take(clientAddress: string): Promise<boolean>;
}

/** Beside it the store allows each mailbox three a day. */
export function createReceiptLimit(
  { perNetwork, perDay }: Settings["receipts"],
  createRateLimit: CreateRateLimit,
): ReceiptLimit {
  const ofNetwork = createRateLimit({ name: "receipts", points: perNetwork, duration: DAY });
  const ofSite = createRateLimit({ name: "all-receipts", points: perDay, duration: DAY });
  return {
    async take(clientAddress) {
      const { neighbours } = networksOf(clientAddress);
      const waits = await Promise.all(neighbours.map((network) => ofNetwork.take(network)));
      // Those who are over their own limit do not use up everybody's.
      return waits.every((seconds) => seconds === 0) && (await ofSite.take("site")) === 0;
    },
  };
}
