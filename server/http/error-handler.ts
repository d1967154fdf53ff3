import { mailServiceText } from "#content/mail-service.ts";
import type { ErrorHandler } from "hono";

import { type Log, withoutAddresses } from "../core/log.ts";

/** Answers what nobody foresaw: a sentence for the visitor, the cause for the log. */
export function createFailureAnswer(log: Log): ErrorHandler {
  return (error, c) => {
    const cause = withoutAddresses(error);
    // A connection that broke while sending is no fault of the site: the request log says so.
    const isGone = c.req.raw.signal.aborted;
    if (isGone) log.debug({ cause }, "A request failed without its client");
    else log.error({ cause }, "A request failed");
    return c.json({ error: mailServiceText.unavailable }, isGone ? 400 : 500);
  };
}
