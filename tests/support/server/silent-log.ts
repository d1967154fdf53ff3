import type { Log } from "#server/core/log.ts";

export const silentLog: Log = { debug() {}, info() {}, warn() {}, error() {} };
