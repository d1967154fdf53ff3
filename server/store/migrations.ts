import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Every change to the tables, by name, oldest first. One that has landed is never edited. */
export const migrations: Record<string, Migration> = {
  "0001-submissions-and-outbox": {
    async up(database: Kysely<unknown>) {
      await database.schema
        .createTable("submissions")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("form", "text", (column) => column.notNull())
        .addColumn("received_at", "text", (column) => column.notNull())
        .addColumn("fields", "text")
        .addColumn("text", "text", (column) => column.notNull())
        .addColumn("idempotency_key", "text", (column) => column.unique())
        .addColumn("body_hash", "text", (column) => column.notNull())
        .execute();
      await database.schema
        .createTable("outbox")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("submission_id", "text", (column) =>
          column.notNull().references("submissions.id").onDelete("cascade"),
        )
        .addColumn("state", "text", (column) => column.notNull())
        .addColumn("attempts", "integer", (column) => column.notNull())
        .addColumn("next_at", "bigint", (column) => column.notNull())
        .addColumn("created_at", "bigint", (column) => column.notNull())
        .addColumn("finished_at", "bigint")
        .addColumn("last_error", "text")
        .execute();
      await database.schema
        .createIndex("outbox_due")
        .on("outbox")
        .columns(["state", "next_at"])
        .execute();
    },
  },
};
