import { putAside } from "#content/mail/put-aside.ts";

import type { SubmissionsTable } from "../store/schema/tables.ts";

/** Why a submission was put aside, a sentence each. */
export function heldReasons({ held_for }: Pick<SubmissionsTable, "held_for">): string[] {
  const stored = held_for?.split(" ") ?? [];
  return Object.entries(putAside.reasons)
    .filter(([reason]) => stored.includes(reason))
    .map(([, sentence]) => sentence);
}
