import type { SystemMailKind } from "../store/schema/tables.ts";

/** The id of a mail from the system: one a kind and date, whichever server writes it. */
export function mailId(kind: SystemMailKind, date: string): string {
  return `${kind}-${date}`;
}

/** The date on which a mail from the system was due, `2025-01-06`. */
export function dateOf(id: string): string {
  return id.slice(-"2025-01-06".length);
}
