import type { Context, MiddlewareHandler } from "hono";

import type { Limits } from "../core/settings.ts";

/** The Retry-After header, in seconds, for requests beyond the limits. */
export const RETRY_AFTER = "5";

/** Creates a middleware that sends the `refuse` response to a body beyond the limits. */
export type LimitBodies = (refuse: Refuse) => MiddlewareHandler;

type Refuse = (c: Context) => Response | Promise<Response>;

/**
 * Limits how many request bodies are received at a time, because unfinished ones hold memory.
 * Buffers each body, so that later handlers do not wait for the client.
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
