import type { Kysely } from "kysely";

/** The time at which a mail is due that only a person may send. */
const NEVER = Number.MAX_SAFE_INTEGER;

/**
 * Adds why a submission was put aside, and the senders whom the school does not want. What is put
 * aside already stays so, because nobody was told that it is mailed after a day.
 */
export async function addPutAside(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable("submissions").addColumn("held_for", "text").execute();
  await database.schema
    .createTable("refused_senders")
    .addColumn("mailbox_hash", "text", (column) => column.primaryKey())
    .addColumn("refused_at", "bigint", (column) => column.notNull())
    .addColumn("refused_by", "text", (column) => column.notNull())
    .execute();
  await (database as Kysely<{ outbox: { state: string; next_at: number } }>)
    .updateTable("outbox")
    .set({ next_at: NEVER })
    .where("state", "=", "held")
    .execute();
}
