import type { MiddlewareHandler } from "hono";

import { currentRequest } from "../core/current-request.ts";
import type { Log } from "../core/log.ts";

interface RequestLogServices {
  log: Log;
  newId: () => string;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Told of every answer's status. */
  onAnswer: (status: number) => void;
}

/**
 * Gives each request an id, tells it to the client, and logs what was answered. Neither who asked
 * nor the query is logged: both can tell a person.
 */
export function createRequestLog({
  log,
  newId,
  now,
  onAnswer,
}: RequestLogServices): MiddlewareHandler {
  return (c, next) => {
    const request = newId();
    return currentRequest.run({ request }, async () => {
      const startedAt = now();
      await next();
      const { status } = c.res;
      c.res.headers.set("X-Request-Id", request);
      const line = { method: c.req.method, path: c.req.path, status, ms: now() - startedAt };
      if (status >= 400 && c.req.raw.signal.aborted) {
        // Nobody hears the answer: a connection that broke while sending is no fault of the site.
        log.debug(line, "A client hung up");
        return;
      }
      onAnswer(status);
      if (status >= 500) log.error(line, "Answered");
      // The rest is of interest only to whoever looks into something; what is stored says so itself.
      else if (status >= 400) log.info(line, "Answered");
      else log.debug(line, "Answered");
    });
  };
}
