import { type Kysely, sql } from "kysely";

import { SentenceError } from "#content/sentence-error.ts";
import type { Tables } from "./schema/tables.ts";

type Value = string | number | null | Uint8Array;
type Row = Record<string, Value>;

/** Rows of one statement: few, because each may have megabytes. */
const ROWS = 10;

/**
 * What is moved, each with its key; a table comes after those that it refers to. Sessions are not:
 * people sign in again. Nor are the counts of errors in browsers, which begin anew.
 */
const TABLES: readonly (readonly [name: keyof Tables, key: string])[] = [
  ["submissions", "id"],
  ["submission_events", "id"],
  ["outbox", "id"],
  ["content_versions", "number"],
  ["content_history", "id"],
  ["content_drafts", "name"],
  ["pictures", "id"],
  ["picture_files", "path"],
  ["kept_files", "name"],
  ["sign_in_events", "id"],
  ["refused_senders", "mailbox_hash"],
];

/**
 * Copies the tables above in one transaction: an interrupted move leaves nothing, and until the commit
 * no server can send a mail from the target. Returns the number of rows of each table.
 * @throws {SentenceError} when the target holds other data
 */
export async function moveStore(source: Kysely<Tables>, target: Kysely<Tables>) {
  await refuseUsedTarget(target);
  return target.transaction().execute(async (transaction) => {
    // A site that ran on the new database has left files of its pages, and mails about itself.
    for (const [name] of TABLES.toReversed()) {
      await sql`delete from ${sql.table(name)}`.execute(transaction);
    }
    const moved: Partial<Record<keyof Tables, number>> = {};
    for (const [name, key] of TABLES) {
      for await (const rows of rowsOf(source, name, key)) {
        await insert(transaction, name, rows);
        moved[name] = (moved[name] ?? 0) + rows.length;
      }
    }
    return moved;
  });
}

async function refuseUsedTarget(target: Kysely<Tables>): Promise<void> {
  const has = async (table: keyof Tables) =>
    (await sql`select 1 from ${sql.table(table)} limit 1`.execute(target)).rows.length > 0;
  if (await has("submissions")) {
    throw new SentenceError(
      "That database holds submissions of its own, or everything was moved there before.",
    );
  }
  if ((await has("content_versions")) || (await has("content_drafts"))) {
    throw new SentenceError("That database holds content of its own.");
  }
}

/** The rows of a table in batches (keyset pagination), in the order of the database's collation. */
async function* rowsOf(database: Kysely<Tables>, name: keyof Tables, key: string) {
  let last: Value | undefined;
  for (;;) {
    const after = last === undefined ? sql`` : sql`where ${sql.ref(key)} > ${last}`;
    const { rows } = await sql<Row>`
      select * from ${sql.table(name)} ${after} order by ${sql.ref(key)} limit ${ROWS}
    `.execute(database);
    last = rows.at(-1)?.[key];
    if (last === undefined) return;
    yield rows;
  }
}

async function insert(database: Kysely<Tables>, name: keyof Tables, rows: Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const tuples = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
  await sql`
    insert into ${sql.table(name)} (${sql.join(columns.map((column) => sql.ref(column)))})
    values ${sql.join(tuples)}`.execute(database);
}
