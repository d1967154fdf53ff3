import { type Kysely, sql } from "kysely";

import type { Engine } from "../engines/engine.ts";

/** Adds the step of each submission, and what the school did with it. */
export async function addSteps(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable("submissions")
    .addColumn("step", "text", (column) => column.notNull().defaultTo("new"))
    .execute();
  // For lists by step; `form`, so that a list of one form reads no row of the other.
  await database.schema
    .createIndex("submissions_step")
    .on("submissions")
    .columns(["step", "received_at", "id", "form"])
    .execute();
  await database.schema
    .createTable("submission_events")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("submission_id", "text", (column) =>
      column.notNull().references("submissions.id").onDelete("cascade"),
    )
    .addColumn("done_at", "bigint", (column) => column.notNull())
    .addColumn("done_by", "text", (column) => column.notNull())
    .addColumn("step", "text")
    .addColumn("note", "text")
    .execute();
  await database.schema
    .createIndex("submission_events_submission")
    .on("submission_events")
    .columns(["submission_id", "done_at"])
    .execute();
}

/** Indexes the source of those visits that have one; the queries repeat this expression. */
export async function indexSource(
  database: Kysely<unknown>,
  engine: Engine["name"],
): Promise<void> {
  const value =
    engine === "sqlite"
      ? sql`coalesce(json_extract(fields, '$.utm_source'), json_extract(fields, '$.referrer'))`
      : sql`coalesce(fields::json ->> 'utm_source', fields::json ->> 'referrer')`;
  await sql`
    create index submissions_source on submissions ((${value}), received_at, id)
    where ${value} is not null`.execute(database);
}
