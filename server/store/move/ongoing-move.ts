import type { Kysely } from "kysely";

import { UnsafeDatabaseError } from "../engines/engine.ts";
import type { MovesTable, Tables } from "../schema/tables.ts";

/** The only row: a database is the target of one move at most. */
const ID = 1;

/** The move into this database, finished or not; undefined if there was none. */
export async function findMove(database: Kysely<Tables>): Promise<MovesTable | undefined> {
  return database.selectFrom("moves").selectAll().where("id", "=", ID).executeTakeFirst();
}

/** Marks the database as incomplete: no server starts on it until the move is finished. */
export async function beginMove(database: Kysely<Tables>, now: number): Promise<void> {
  await database
    .insertInto("moves")
    .values({ id: ID, started_at: now, finished_at: null })
    .execute();
}

export async function finishMove(database: Kysely<Tables>, now: number): Promise<void> {
  await database.updateTable("moves").set({ finished_at: now }).where("id", "=", ID).execute();
}

/** @throws {UnsafeDatabaseError} when a move into this database was started and not finished */
export async function refuseUnfinishedMove(database: Kysely<Tables>): Promise<void> {
  const move = await findMove(database);
  if (move && move.finished_at === null) {
    throw new UnsafeDatabaseError(
      "This database holds a part of another only: “npm run desk -- move-to” was begun and not " +
        "finished. Run it again, with DATABASE_URL naming the SQLite database.",
    );
  }
}
