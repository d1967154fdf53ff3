import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

import type { Engine } from "../engines/engine.ts";
import { addContent, addContentRefusals, addRenderedSites } from "./content-migration.ts";
import { addPutAside } from "./put-aside-migration.ts";
import { addSignIn } from "./sign-in-migration.ts";
import { addSteps, indexSource } from "./steps-migration.ts";

/** The table of the rate limiter that several servers share. */
export const RATE_LIMITS_TABLE = "rate_limits";

/** All migrations by name, oldest first. A released migration must never be edited. */
export function migrationsFor(engine: Engine["name"]): Record<string, Migration> {
  return {
    "0001-submissions-and-outbox": { up: createSubmissionsAndOutbox },
    "0002-people-and-receipts": {
      async up(database) {
        await addPeople(database, engine);
        await addReceipts(database);
        await addWriteChecks(database);
        // On SQLite the rate limiter counts in memory.
        if (engine === "postgres") await addRateLimits(database);
      },
    },
    "0003-moves": { up: addMoves },
    "0004-system-mails": {
      async up(database) {
        await allowMailsWithoutSubmission(database, engine);
        await addBackups(database);
      },
    },
    "0005-outbox-by-kind": { up: indexOutboxByKind },
    "0006-answers": { up: (database) => indexAnswers(database, engine) },
    "0007-browser-errors": { up: addBrowserErrors },
    "0008-content": { up: (database) => addContent(database, engine) },
    "0009-content-refusals": { up: addContentRefusals },
    "0010-sign-in": { up: addSignIn },
    "0011-steps": {
      async up(database) {
        await addSteps(database);
        await indexSource(database, engine);
      },
    },
    "0012-put-aside": { up: addPutAside },
    "0014-rendered-sites": { up: (database) => addRenderedSites(database, engine) },
    "0015-receipt-slots": { up: indexReceiptSlots },
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

/** Adds the e-mail address, to find all submissions of a person, and an index for lists by date. */
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

/** Adds the kind of a mail: to the school, or a receipt for the applicant. */
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
  // For the metrics, which read the age of the oldest mail every few seconds.
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

/** Adds the table that records whether copying another database into this one has finished. */
async function addMoves(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable("moves")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("started_at", "bigint", (column) => column.notNull())
    .addColumn("finished_at", "bigint")
    .execute();
}

/** Indexes mails by kind, because the school's are claimed before receipts. */
async function indexOutboxByKind(database: Kysely<unknown>): Promise<void> {
  await database.schema.dropIndex("outbox_due").execute();
  await database.schema
    .createIndex("outbox_due_by_kind")
    .on("outbox")
    .columns(["state", "kind", "next_at"])
    .execute();
}

/** Leaves mails without a slot, which are most, out of the index: each entry slows down accepting. */
async function indexReceiptSlots(database: Kysely<unknown>): Promise<void> {
  await database.schema.dropIndex("outbox_receipt_slot").execute();
  await database.schema
    .createIndex("outbox_receipt_slot")
    .on("outbox")
    .column("receipt_slot")
    .unique()
    .where("receipt_slot", "is not", null)
    .execute();
}

/** The columns that rate-limiter-flexible requires. Unlogged, because losing counts is harmless. */
async function addRateLimits(database: Kysely<unknown>): Promise<void> {
  await sql`
    create unlogged table ${sql.table(RATE_LIMITS_TABLE)} (
      key varchar(255) primary key,
      points integer not null default 0,
      expire bigint
    )`.execute(database);
}

/** Makes submission_id nullable for mails from the system. */
async function allowMailsWithoutSubmission(
  database: Kysely<unknown>,
  engine: Engine["name"],
): Promise<void> {
  if (engine === "postgres") {
    await database.schema
      .alterTable("outbox")
      .alterColumn("submission_id", (column) => column.dropNotNull())
      .execute();
    return;
  }
  // SQLite cannot alter a column, so the rows are copied into a new table.
  await sql`
    create table new_outbox (
      id text primary key,
      submission_id text references submissions (id) on delete cascade,
      state text not null,
      attempts integer not null,
      next_at bigint not null,
      created_at bigint not null,
      finished_at bigint,
      last_error text,
      kind text not null default 'school',
      receipt_slot text
    )`.execute(database);
  await sql`
    insert into new_outbox
    select id, submission_id, state, attempts, next_at, created_at, finished_at, last_error, kind,
      receipt_slot
    from outbox`.execute(database);
  await sql`drop table outbox`.execute(database);
  await sql`alter table new_outbox rename to outbox`.execute(database);
  for (const [name, columns] of [
    ["outbox_due", "state, next_at"],
    ["outbox_submission", "submission_id"],
    ["outbox_waiting_since", "state, created_at"],
  ] as const) {
    await sql`create index ${sql.ref(name)} on outbox (${sql.raw(columns)})`.execute(database);
  }
  await sql`create unique index outbox_receipt_slot on outbox (receipt_slot)`.execute(database);
}

async function addBackups(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable("backups")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("finished_at", "bigint", (column) => column.notNull())
    .execute();
}

/**
 * Indexes two answers, for the studio's filters; the queries repeat these expressions. Messages have
 * no such answers, and are left out, because each index entry slows down accepting.
 */
async function indexAnswers(database: Kysely<unknown>, engine: Engine["name"]): Promise<void> {
  for (const [name, answer] of [
    ["submissions_start_date", "courseDates"],
    ["submissions_country", "country"],
  ] as const) {
    const value =
      engine === "sqlite"
        ? sql`json_extract(fields, ${sql.lit(`$.${answer}`)})`
        : sql`(fields::json ->> ${sql.lit(answer)})`;
    await sql`
      create index ${sql.ref(name)} on submissions (${value}, received_at, id)
      where ${value} is not null`.execute(database);
  }
}

async function addBrowserErrors(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable("browser_errors")
    .addColumn("day", "text", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("error", "text", (column) => column.notNull())
    .addColumn("page", "text", (column) => column.notNull())
    .addColumn("browser", "text", (column) => column.notNull())
    .addColumn("release", "text", (column) => column.notNull())
    .addColumn("count", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("browser_errors_key", [
      "day",
      "kind",
      "error",
      "page",
      "browser",
      "release",
    ])
    .execute();
}
