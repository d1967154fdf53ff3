import type { Settings } from "../core/settings/settings.ts";
import { networksOf } from "./networks.ts";
import type { CreateRateLimit } from "./rate-limit.ts";

const DAY = 24 * 3600;

/** Limits the confirmation mails to applicants: an address may be a stranger's. */
export interface ReceiptLimit {
  /** Counts a receipt for a client; false if its network or the whole site is over the limit. */
  take(clientAddress: string): Promise<boolean>;
  /** Refunds a receipt that is not sent. */
  giveBack(clientAddress: string): Promise<void>;
}

/** Limits receipts per network and in total; the store limits each mailbox to three per day. */
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
      // A network over its own limit does not use up the site's limit.
      return waits.every((seconds) => seconds === 0) && (await ofSite.take("site")) === 0;
    },
    async giveBack(clientAddress) {
      const { neighbours } = networksOf(clientAddress);
      await Promise.all([
        ofSite.giveBack("site"),
        ...neighbours.map((network) => ofNetwork.giveBack(network)),
      ]);
    },
  };
}
