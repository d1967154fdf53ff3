import type { Hash } from "node:crypto";
import { type Kysely, sql } from "kysely";

import type { Tables } from "../schema/tables.ts";

type Value = string | number | null | Uint8Array;
type Row = Record<string, Value>;

/**
 * The tables of the content, the history of signing in and refused senders, with their keys; a table comes after
 * those that it refers to. Sessions are not copied: people sign in again.
 */
const contentTables: readonly (readonly [table: keyof Tables, key: string])[] = [
  ["content_versions", "number"],
  ["content_history", "id"],
  ["content_drafts", "name"],
  ["pictures", "id"],
  ["picture_files", "path"],
  ["kept_files", "name"],
  ["sign_in_events", "id"],
  ["refused_senders", "mailbox_hash"],
];

/** Whether somebody has published, or begun a draft, in this database. */
export async function hasContent(database: Kysely<Tables>): Promise<boolean> {
  const versions = await database.selectFrom("content_versions").select("number").execute();
  const drafts = await database.selectFrom("content_drafts").select("name").execute();
  return versions.length + drafts.length > 0;
}

/** Replaces the content of a database by that of another, row by row: pictures are large. */
export async function copyContent(source: Kysely<Tables>, target: Kysely<Tables>): Promise<void> {
  for (const [table] of contentTables.toReversed()) {
    await sql`delete from ${sql.table(table)}`.execute(target);
  }
  for await (const { table, row } of contentRows(source)) {
    const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)));
    const values = sql.join(Object.values(row));
    await sql`insert into ${sql.table(table)} (${columns}) values (${values})`.execute(target);
  }
}

/** Adds every column of every row to a hash, in an order that does not depend on the database. */
export async function hashContent(database: Kysely<Tables>, hash: Hash): Promise<void> {
  for await (const { table, row } of contentRows(database)) {
    hash.update(table);
    for (const column of Object.keys(row).toSorted()) {
      const value = row[column];
      const bytes = value instanceof Uint8Array ? value : JSON.stringify(value);
      hash.update(`${column} ${bytes?.length} `).update(bytes ?? "");
    }
  }
}

async function* contentRows(database: Kysely<Tables>) {
  for (const [table, key] of contentTables) {
    const { rows: found } = await sql<Row>`
      select ${sql.ref(key)} from ${sql.table(table)}`.execute(database);
    const keys = found.flatMap((row) => row[key] ?? []);
    for (const value of keys.toSorted((a, b) => (a < b ? -1 : 1))) {
      const { rows } = await sql<Row>`
        select * from ${sql.table(table)} where ${sql.ref(key)} = ${value}`.execute(database);
      for (const row of rows) yield { table, row };
    }
  }
}
