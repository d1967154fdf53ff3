import type { Context, MiddlewareHandler } from "hono";

import type { Limits } from "../core/settings.ts";

/** The seconds after which to try again, when too much is arriving. */
export const RETRY_AFTER = "5";

/** Makes the middleware that refuses a body beyond the limits by that answer. */
export type LimitBodies = (refuse: Refuse) => MiddlewareHandler;

type Refuse = (c: Context) => Response | Promise<Response>;

/**
 * Reads request bodies, a bounded number at a time: half-sent ones hold memory for as long as the
 * client likes. What follows finds the body read.
 */
export function createBodySlots(
  limits: Pick<Limits, "bodies" | "bodiesPerAddress">,
  clientAddress: (c: Context) => string,
): LimitBodies {
  let taken = 0;
  const takenBy = new Map<string, number>();

  return (refuse) => async (c, next) => {
    const address = clientAddress(c);
    const own = takenBy.get(address) ?? 0;
    if (taken >= limits.bodies || own >= limits.bodiesPerAddress) return refuse(c);
    taken += 1;
    takenBy.set(address, own + 1);
    try {
      await c.req.arrayBuffer();
    } finally {
      taken -= 1;
      const rest = (takenBy.get(address) ?? 1) - 1;
      if (rest === 0) takenBy.delete(address);
      else takenBy.set(address, rest);
    }
    return next();
  };
}
