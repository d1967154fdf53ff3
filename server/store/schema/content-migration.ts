import { type Kysely, sql } from "kysely";

import type { Engine } from "../engines/engine.ts";

/** Adds the versions of the content, its draft, uploaded pictures and kept files. */
export async function addContent(database: Kysely<unknown>, engine: Engine["name"]): Promise<void> {
  const bytes = sql.raw(engine === "sqlite" ? "blob" : "bytea");
  for (const statement of [
    sql`create table content_versions (
      number integer primary key,
      based_on integer,
      schema integer not null,
      documents text not null,
      hash text not null,
      message text,
      changes text not null
    )`,
    sql`create table content_history (
      id integer primary key,
      version integer not null,
      action text not null,
      done_at bigint not null,
      done_by text not null
    )`,
    sql`create table content_drafts (
      name text primary key,
      value text not null,
      hash text not null,
      schema integer not null,
      based_on integer not null,
      saved_at bigint not null,
      saved_by text not null
    )`,
    sql`create table pictures (id text primary key, record text not null, used_at bigint not null)`,
    sql`create table picture_files (
      path text primary key,
      picture_id text not null references pictures (id) on delete cascade,
      bytes ${bytes} not null
    )`,
    sql`create index picture_files_picture on picture_files (picture_id)`,
    sql`create table kept_files (
      name text primary key,
      bytes ${bytes} not null,
      brotli ${bytes},
      gzip ${bytes},
      used_at bigint not null
    )`,
  ]) {
    await statement.execute(database);
  }
}

/** Adds whole rendered sites. */
export async function addRenderedSites(
  database: Kysely<unknown>,
  engine: Engine["name"],
): Promise<void> {
  const bytes = engine === "sqlite" ? "blob" : "bytea";
  await database.schema
    .createTable("rendered_sites")
    .addColumn("file", "text", (column) => column.primaryKey())
    .addColumn("bytes", sql.raw(bytes), (column) => column.notNull())
    .addColumn("rendered_at", "bigint", (column) => column.notNull())
    .execute();
}

/** Adds which servers cannot show the current version. */
export async function addContentRefusals(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable("content_refusals")
    .addColumn("server", "text", (column) => column.primaryKey())
    .addColumn("version", "integer")
    .addColumn("problem", "text", (column) => column.notNull())
    .addColumn("refused_at", "bigint", (column) => column.notNull())
    .execute();
}
