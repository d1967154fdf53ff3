import { type DestinationStream, pino } from "pino";

import { currentRequest } from "./current-request.ts";
import type { Log } from "./log.ts";
import type { LogLevel } from "./settings.ts";

/**
 * Logs one JSON object a line; on a terminal, in words for people.
 * @param isTerminal whether a person is looking
 */
export async function createLogger(level: LogLevel, isTerminal: boolean): Promise<Log> {
  const logger: Log = pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      mixin: () => currentRequest.getStore() ?? {},
    },
    isTerminal ? await prettyStream() : pino.destination(1),
  );
  return logger;
}

/** Where the site is developed; a production install leaves the package out. */
async function prettyStream(): Promise<DestinationStream> {
  try {
    const { default: pretty } = await import("pino-pretty");
    return pretty({ translateTime: "SYS:HH:MM:ss", sync: true });
  } catch {
    return pino.destination(1);
  }
}
