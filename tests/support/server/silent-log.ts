import type { Log } from "#server/core/log.ts";

/** For tests that look at what happens, not at what is said about it. */
export const silentLog: Log = { debug() {}, info() {}, warn() {}, error() {} };
