import { mailServiceText } from "#content/mail/mail-service.ts";
import type { ErrorHandler } from "hono";

import { type Log, withoutAddresses } from "../core/log.ts";

/** Answers unexpected errors: a sentence for the visitor, the cause for the log. */
export function createErrorHandler(log: Log): ErrorHandler {
  return (error, c) => {
    const cause = withoutAddresses(error);
    // A client that disconnected while sending is not an error of the site.
    const isDisconnected = c.req.raw.signal.aborted;
    if (isDisconnected) log.debug({ cause }, "A request failed without its client");
    else log.error({ cause }, "A request failed");
    return c.json({ error: mailServiceText.unavailable }, isDisconnected ? 400 : 500);
  };
}
