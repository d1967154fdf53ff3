import type { Context, MiddlewareHandler } from "hono";

import type { Limits } from "../core/settings/settings.ts";
import { networksOf } from "../submissions/networks.ts";
import { limitBody } from "./body-limit.ts";

/** The Retry-After header, in seconds, for requests beyond the limits. */
export const RETRY_AFTER = "5";

/** Creates a middleware with the responses to bodies that are too large, or too many at a time. */
export type LimitBodies = (refusals: { tooLarge: Refuse; tooMany: Refuse }) => MiddlewareHandler;

type Refuse = (c: Context) => Response | Promise<Response>;

/**
 * Limits the size of request bodies and how many are received at a time, in all and for each
 * client's IPv4 address or IPv6 /64, because unfinished ones hold memory.
 * Buffers each body, so that later handlers do not wait for the client.
 */
export function createBodySlots(
  limits: Pick<Limits, "bodies" | "bodiesPerAddress">,
  clientAddress: (c: Context) => string,
): LimitBodies {
  let taken = 0;
  const takenBy = new Map<string, number>();

  return ({ tooLarge, tooMany }) => {
    const readWithinLimit = limitBody(tooLarge);
    return async (c, next) => {
      const client = networksOf(clientAddress(c)).host;
      const own = takenBy.get(client) ?? 0;
      if (taken >= limits.bodies || own >= limits.bodiesPerAddress) return tooMany(c);
      taken += 1;
      takenBy.set(client, own + 1);
      let refusal: Response | void;
      try {
        // Within the slot, because the size of a chunked body is known only once it is read.
        refusal = await readWithinLimit(c, async () => void (await c.req.arrayBuffer()));
      } finally {
        taken -= 1;
        const rest = (takenBy.get(client) ?? 1) - 1;
        if (rest === 0) takenBy.delete(client);
        else takenBy.set(client, rest);
      }
      return refusal ?? next();
    };
  };
}
