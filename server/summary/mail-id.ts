import type { SystemMailKind } from "../store/schema/tables.ts";

/** The id of a system mail: the same on all servers, so that only one of them enqueues it. */
export function mailId(kind: SystemMailKind, date: string): string {
  return `${kind}-${date}`;
}

/** The date on which a system mail was due, `2025-01-06`. */
export function dateOf(id: string): string {
  return id.slice(-"2025-01-06".length);
}
