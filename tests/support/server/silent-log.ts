import type { Log } from "#server/core/log.ts";

/** A log that discards everything. */
export const silentLog: Log = { debug() {}, info() {}, warn() {}, error() {} };
