import type { Context, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";

import { networksOf } from "../submissions/networks.ts";

/** The largest request body of a visitor that is read, in bytes. */
const LARGEST_BODY = 64 * 1024;

/** The Retry-After header, in seconds, for requests beyond the limits. */
export const RETRY_AFTER = "5";

/** Bodies that are received at a time: in all, of one IPv4 address or IPv6 /64, of its network. */
const MOST = { inAll: 200, ofHost: 20, ofNetwork: 60 };

/** Creates a middleware; `refuse` answers bodies that are too large (413), or too many (503). */
export type LimitBodies = (refuse: Refuse) => MiddlewareHandler;

type Refuse = (c: Context, status: 413 | 503) => Response;

/**
 * Limits the size of request bodies and how many are received at a time, in all and for each
 * client's address and network (IPv4 /24, IPv6 /64 and /48), because unfinished ones hold memory.
 * Buffers each body, so that later handlers do not wait for the client.
 */
export function createBodySlots(
  clientAddress: (c: Context) => string,
  largest = LARGEST_BODY,
): LimitBodies {
  let taken = 0;
  const takenBy = new Map<string, number>();

  return (refuse) => {
    const tooLarge = (c: Context) => refuse(c, 413);
    const tooMany = (c: Context) => {
      const refusal = refuse(c, 503);
      refusal.headers.set("Retry-After", RETRY_AFTER);
      return refusal;
    };
    const limitStream = bodyLimit({ maxSize: largest, onError: tooLarge });
    return async (c, next) => {
      // Node never reads more body bytes than this header says.
      const length = c.req.header("Transfer-Encoding") ? undefined : c.req.header("Content-Length");
      if (Number(length ?? 0) > largest) return tooLarge(c);
      const { host, subnets } = networksOf(clientAddress(c));
      const networks = new Set([host, ...subnets]);
      for (const network of networks) {
        const most = network === host ? MOST.ofHost : MOST.ofNetwork;
        if ((takenBy.get(network) ?? 0) >= most) return tooMany(c);
      }
      if (taken >= MOST.inAll) return tooMany(c);
      taken += 1;
      for (const network of networks) takenBy.set(network, (takenBy.get(network) ?? 0) + 1);
      let refusal: Response | void;
      try {
        // The slot is taken while the body is read: the size of a chunked body is not known before.
        // As a stream only then, because that takes a fifth of the time that a submission takes.
        const read = async () => void (await c.req.arrayBuffer());
        refusal = await (length ? read() : limitStream(c, read));
      } finally {
        taken -= 1;
        for (const network of networks) {
          const rest = (takenBy.get(network) ?? 1) - 1;
          if (rest === 0) takenBy.delete(network);
          else takenBy.set(network, rest);
        }
      }
      return refusal ?? next();
    };
  };
}
