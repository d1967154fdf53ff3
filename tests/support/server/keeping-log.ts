import type { Log } from "#server/core/log.ts";

/** A log that collects its lines. */
export function keepingLog() {
  const lines: Record<string, unknown>[] = [];
  const keep = (details: object, said: string) => lines.push({ ...details, said });
  const log: Log = { debug: keep, info: keep, warn: keep, error: keep };
  return { log, lines };
}
