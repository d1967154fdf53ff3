import { type Kysely, sql } from "kysely";

import type { Engine } from "./engine.ts";
import type { Tables } from "../schema/tables.ts";

type Work<Result> = (connection: Kysely<Tables>) => Promise<Result>;

/**
 * Runs writes whose loss in a power cut only repeats a mail with the same Message-ID. On SQLite,
 * with its single connection, they skip the flush, so that many retries do not delay submissions.
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
