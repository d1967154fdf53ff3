import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";

/**
 * Tells whom a request came from. Each trusted proxy appends the address it saw to
 * X-Forwarded-For, so only the last entries count: what stands before them anyone can write.
 */
export function createClientAddress(trustedProxies: number) {
  return (c: Context): string => {
    const forwarded = (c.req.header("X-Forwarded-For") ?? "").split(",").map((part) => part.trim());
    if (trustedProxies > 0) {
      const address = forwarded.at(-trustedProxies);
      if (address) return address;
    }
    // Absent where a test calls the app without a socket.
    const bindings: Partial<HttpBindings> | undefined = c.env;
    return bindings?.incoming?.socket.remoteAddress ?? "unknown";
  };
}
