import type { ErrorHandler, MiddlewareHandler } from "hono";

import { mailServiceText } from "#content/mail/mail-service.ts";
import type { Clock } from "../core/clock.ts";
import { currentRequest, describeError, type Log } from "../core/log.ts";

interface RequestLogServices {
  log: Log;
  clock: Pick<Clock, "elapsed">;
  newId: () => string;
  /** Called with the status of every response that was sent. */
  onResponse: (status: number) => void;
}

/**
 * Gives each request an id, sends it in X-Request-Id, and logs the response. The client's address
 * and the query are not logged, because both can identify a person.
 */
export function createRequestLog(services: RequestLogServices): MiddlewareHandler {
  const { log, clock, newId, onResponse } = services;
  return (c, next) => {
    const request = newId();
    return currentRequest.run({ request }, async () => {
      const startedAt = clock.elapsed();
      await next();
      const { status } = c.res;
      c.res.headers.set("X-Request-Id", request);
      const ms = Math.round(clock.elapsed() - startedAt);
      const line = { method: c.req.method, path: c.req.path, status, ms };
      if (status >= 400 && c.req.raw.signal.aborted) {
        // The client disconnected while sending, which is not an error of the site.
        log.debug(line, "A client hung up");
        return;
      }
      onResponse(status);
      // Successful requests are logged for debugging only; stored submissions have their own line.
      const level = status < 400 ? "debug" : status < 500 ? "info" : "error";
      log[level](line, "Answered");
    });
  };
}

/** Answers unexpected errors: a sentence for the visitor, the cause for the log. */
export function createErrorHandler(log: Log): ErrorHandler {
  return (error, c) => {
    const details = describeError(error);
    // A client that disconnected while sending is not an error of the site.
    const isDisconnected = c.req.raw.signal.aborted;
    if (isDisconnected) log.debug(details, "A request failed without its client");
    else log.error(details, "A request failed");
    return c.json({ error: mailServiceText.unavailable }, isDisconnected ? 400 : 500);
  };
}
