import { type DestinationStream, pino } from "pino";

import { currentRequest, type Log } from "./log.ts";
import type { LogLevel } from "./settings/settings.ts";

/** Logs one JSON object per line; on a terminal, readable text. */
export async function createLogger(level: LogLevel, isTerminal: boolean): Promise<Log> {
  const logger: Log = pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      mixin: () => currentRequest.getStore() ?? {},
    },
    isTerminal ? await prettyStream() : jsonStream(),
  );
  return logger;
}

/** pino-pretty is a development dependency: a production install logs JSON on a terminal, too. */
async function prettyStream(): Promise<DestinationStream> {
  try {
    const { default: pretty } = await import("pino-pretty");
    return pretty({ translateTime: "SYS:HH:MM:ss", sync: true });
  } catch {
    return jsonStream();
  }
}

/** Where its disk is full, lines wait in memory: pino would end the program, and wait for room then. */
function jsonStream(): DestinationStream {
  const stream = pino.destination(1);
  return stream.on("error", () => (stream.flushSync = () => {}));
}
