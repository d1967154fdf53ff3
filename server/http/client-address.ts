import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";

import type { Log } from "../core/log.ts";

/**
 * Returns a function that finds a client's address: each trusted proxy appends the address it saw
 * to X-Forwarded-For; clients can forge earlier entries. Warns once about an untrusted proxy.
 */
export function createClientAddress(trustedProxies: number, log: Log) {
  let hasWarned = false;
  return (c: Context): string => {
    const header = c.req.header("X-Forwarded-For");
    if (trustedProxies > 0) {
      const address = header?.split(",").at(-trustedProxies)?.trim();
      if (address) return address;
    }
    if (header !== undefined && !hasWarned) {
      hasWarned = true;
      log.warn(
        {},
        `X-Forwarded-For has more or fewer addresses than TRUST_PROXY=${trustedProxies} says: all visitors share one limit`,
      );
    }
    // Undefined when a test calls the app without a socket.
    const bindings: Partial<HttpBindings> | undefined = c.env;
    return bindings?.incoming?.socket.remoteAddress ?? "unknown";
  };
}
