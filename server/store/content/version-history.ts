import type { Kysely, Transaction } from "kysely";
import * as z from "zod";

import type { Tables } from "../schema/tables.ts";

const contentChange = z.object({
  /** Where, in words: “Start dates, entry 3, label”. */
  field: z.string(),
  /** Where in the documents: `start-dates/startDates/2/label`. */
  path: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
});

/** A value that a version changed; null where there was or is none. */
export type ContentChange = z.infer<typeof contentChange>;

/** The changes that are stored with a version. */
export const changesIn = (stored: string) => contentChange.array().parse(JSON.parse(stored));

/** An entry of the history: a publish, or a return to an earlier version. */
export type HistoryEntry = ReturnType<typeof entryOf>;

/** The entries of the history, the newest first. */
export function entries(database: Kysely<Tables>) {
  return database
    .selectFrom("content_history")
    .leftJoin("content_versions", "content_versions.number", "content_history.version")
    .select(["id", "version", "action", "done_at as at", "done_by as by", "message", "changes"])
    .orderBy("id", "desc");
}

export async function newestEntry(database: Kysely<Tables>): Promise<HistoryEntry | undefined> {
  const row = await entries(database).limit(1).executeTakeFirst();
  return row && entryOf(row);
}

export function entryOf(
  row: Awaited<ReturnType<ReturnType<typeof entries>["executeTakeFirstOrThrow"]>>,
) {
  const isPublish = row.action === "published";
  const { message, changes } = row;
  return {
    ...row,
    message: isPublish ? message : null,
    changes: isPublish && changes ? changesIn(changes) : [],
  };
}

/** Who moves the pointer, and from which version: the one that this person saw. */
export interface PointerMove {
  basedOn: number;
  by: string;
  now: number;
}

/**
 * Moves the pointer if it is still at `basedOn`, and then runs `store`, if any, in the same
 * transaction. Otherwise changes nothing, and returns who has moved it.
 */
export function movePointer(
  database: Kysely<Tables>,
  { basedOn, by, now }: PointerMove,
  action: HistoryEntry["action"],
  target: (transaction: Transaction<Tables>) => Promise<number>,
  store?: (transaction: Transaction<Tables>, version: number) => Promise<void>,
) {
  return database.transaction().execute(async (transaction) => {
    const newest = await newestEntry(transaction);
    if ((newest?.version ?? 0) === basedOn) {
      const version = await target(transaction);
      const entry = { id: (newest?.id ?? 0) + 1, version, action, done_at: now, done_by: by };
      const inserted = await transaction
        .insertInto("content_history")
        .values(entry)
        // PostgreSQL waits here until another server's transaction has ended.
        .onConflict((conflict) => conflict.column("id").doNothing())
        .returning("version")
        .executeTakeFirst();
      if (inserted) {
        await store?.(transaction, version);
        return { version };
      }
    }
    return { overtakenBy: await newestEntry(transaction) };
  });
}
