import { type Kysely, sql } from "kysely";

import type { Engine } from "./engine.ts";
import type { Tables } from "../schema/tables.ts";

type Work<Result> = (connection: Kysely<Tables>) => Promise<Result>;

/**
 * Runs writes whose loss in a power cut would only send a mail again under its Message-ID. On
 * SQLite they wait for no flush: with the mail server away, the failed attempts of a busy hour
 * would hold up the visitors, who share its one connection. They are on disk with the next
 * submission. PostgreSQL flushes beside us, and holds up nobody.
 */
export function createUnflushedWrites(
  database: Kysely<Tables>,
  engine: Engine["name"],
): <Result>(work: Work<Result>) => Promise<Result> {
  if (engine === "postgres") return (work) => work(database);
  return (work) =>
    database.connection().execute(async (connection) => {
      await sql`pragma synchronous = normal`.execute(connection);
      try {
        return await work(connection);
      } finally {
        await sql`pragma synchronous = full`.execute(connection);
      }
    });
}
