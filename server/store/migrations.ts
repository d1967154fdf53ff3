import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

import type { Engine } from "./engine.ts";

/** Where several servers count the submissions of each address. */
export const RATE_LIMITS_TABLE = "rate_limits";

/** Every change to the tables, by name, oldest first. One that has landed is never edited. */
export function migrationsFor(engine: Engine["name"]): Record<string, Migration> {
  return {
    "0001-submissions-and-outbox": { up: createSubmissionsAndOutbox },
    "0002-people-and-receipts": {
      async up(database) {
        await addPeople(database, engine);
        await addReceipts(database);
        await addWriteChecks(database);
        // On SQLite the one server counts in its memory.
        if (engine === "postgres") await addRateLimits(database);
      },
    },
    "0003-moves": { up: addMoves },
  };
}

async function createSubmissionsAndOutbox(database: Kysely<unknown>): Promise<void> {
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
}

/** All about one person is found by their address, and lists are read by date. */
async function addPeople(database: Kysely<unknown>, engine: Engine["name"]): Promise<void> {
  await database.schema.alterTable("submissions").addColumn("email", "text").execute();
  const emailOfFields =
    engine === "sqlite" ? sql`json_extract(fields, '$.email')` : sql`fields::json ->> 'email'`;
  await sql`update submissions set email = lower(${emailOfFields})`.execute(database);
  await database.schema
    .createIndex("submissions_email")
    .on("submissions")
    .column("email")
    .execute();
  await database.schema
    .createIndex("submissions_received")
    .on("submissions")
    .columns(["received_at", "id"])
    .execute();
}

/** A submission can owe two mails now: the provider's, and a receipt for the applicant. */
async function addReceipts(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable("outbox")
    .addColumn("kind", "text", (column) => column.notNull().defaultTo("school"))
    .execute();
  await database.schema.alterTable("outbox").addColumn("receipt_slot", "text").execute();
  await database.schema
    .createIndex("outbox_receipt_slot")
    .on("outbox")
    .column("receipt_slot")
    .unique()
    .execute();
  await database.schema
    .createIndex("outbox_submission")
    .on("outbox")
    .column("submission_id")
    .execute();
  // How long the oldest has waited is asked for every few seconds, however many wait.
  await database.schema
    .createIndex("outbox_waiting_since")
    .on("outbox")
    .columns(["state", "created_at"])
    .execute();
}

async function addWriteChecks(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable("write_checks")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("checked_at", "bigint", (column) => column.notNull())
    .execute();
}

/** Says whether this database was filled from another one, and wholly. */
async function addMoves(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable("moves")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("started_at", "bigint", (column) => column.notNull())
    .addColumn("finished_at", "bigint")
    .execute();
}

/** Columns as rate-limiter-flexible asks for them. Unlogged: no count is worth a flush to disk. */
async function addRateLimits(database: Kysely<unknown>): Promise<void> {
  await sql`
    create unlogged table ${sql.table(RATE_LIMITS_TABLE)} (
      key varchar(255) primary key,
      points integer not null default 0,
      expire bigint
    )`.execute(database);
}
