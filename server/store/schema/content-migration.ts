import type { Kysely } from "kysely";

import type { Engine } from "../engines/engine.ts";

/** Adds the versions of the content, the draft, uploaded pictures and kept files. */
export async function addContent(database: Kysely<unknown>, engine: Engine["name"]): Promise<void> {
  const { schema } = database;
  const bytes = engine === "sqlite" ? "blob" : "bytea";
  await schema
    .createTable("content_versions")
    .addColumn("number", "integer", (column) => column.primaryKey())
    .addColumn("based_on", "integer")
    .addColumn("schema", "integer", (column) => column.notNull())
    .addColumn("documents", "text", (column) => column.notNull())
    .addColumn("hash", "text", (column) => column.notNull())
    .addColumn("message", "text")
    .addColumn("changes", "text", (column) => column.notNull())
    .execute();
  await schema
    .createTable("content_history")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("version", "integer", (column) => column.notNull())
    .addColumn("action", "text", (column) => column.notNull())
    .addColumn("done_at", "bigint", (column) => column.notNull())
    .addColumn("done_by", "text", (column) => column.notNull())
    .execute();
  await schema
    .createTable("content_drafts")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("value", "text", (column) => column.notNull())
    .addColumn("hash", "text", (column) => column.notNull())
    .addColumn("schema", "integer", (column) => column.notNull())
    .addColumn("based_on", "integer", (column) => column.notNull())
    .addColumn("saved_at", "bigint", (column) => column.notNull())
    .addColumn("saved_by", "text", (column) => column.notNull())
    .execute();
  await schema
    .createTable("pictures")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("record", "text", (column) => column.notNull())
    .addColumn("used_at", "bigint", (column) => column.notNull())
    .execute();
  await schema
    .createTable("picture_files")
    .addColumn("path", "text", (column) => column.primaryKey())
    .addColumn("picture_id", "text", (column) =>
      column.notNull().references("pictures.id").onDelete("cascade"),
    )
    .addColumn("bytes", bytes, (column) => column.notNull())
    .execute();
  await schema
    .createIndex("picture_files_picture")
    .on("picture_files")
    .column("picture_id")
    .execute();
  await schema
    .createTable("kept_files")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("bytes", bytes, (column) => column.notNull())
    .addColumn("brotli", bytes)
    .addColumn("gzip", bytes)
    .addColumn("used_at", "bigint", (column) => column.notNull())
    .execute();
}
