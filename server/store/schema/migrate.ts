import { Kysely, sql } from "kysely";
import { Migrator } from "kysely/migration";

import { SentenceError } from "#content/sentence-error.ts";
import type { Engine } from "../engines/engine.ts";
import { migrationsFor } from "./migrations.ts";
import type { Tables } from "./tables.ts";

/**
 * Migrates the schema under a lock, because several servers, or a server and the desk CLI, may
 * start at the same time.
 */
export async function migrate(
  database: Kysely<Tables>,
  { name: engine, migrationDialect }: Pick<Engine, "name" | "migrationDialect">,
): Promise<void> {
  const toLatest = async (db: Kysely<Tables>) => {
    const { error } = await migratorOf(db, engine).migrateToLatest();
    if (error) throw explain(error);
  };
  // Kysely's migrator takes an advisory lock on PostgreSQL, but none on SQLite. There, the
  // transaction is the lock: it starts with `begin immediate`.
  if (!migrationDialect) return database.transaction().execute(toLatest);
  // Kysely closes the engine's connections only after a query.
  await sql`select 1`.execute(database);
  const patient = new Kysely<Tables>({ dialect: migrationDialect() });
  try {
    await toLatest(patient);
  } finally {
    await patient.destroy();
  }
}

const OLDER =
  "This database does not have the tables of this release yet. The site and the studio make them when " +
  "they start: start one of them, and run this again.";
/** What a release says of a database that a newer one has changed. */
export const NEWER =
  "A newer release has changed this database, and this one does not know it. Start the newer " +
  "release, or restore a backup from before the upgrade (docs/operations.md, “Upgrade”).";

/** Why this release cannot use the schema as it is; undefined if it can. Changes nothing. */
export async function schemaProblem(database: Kysely<Tables>, engine: Engine["name"]) {
  const known = await migratorOf(database, engine).getMigrations();
  if (known.some(({ executedAt }) => !executedAt)) return OLDER;
  const { rows } = await sql`select name from kysely_migration`.execute(database);
  return rows.length > known.length ? NEWER : undefined;
}

const migratorOf = (db: Kysely<Tables>, engine: Engine["name"]) =>
  new Migrator({ db, provider: { getMigrations: async () => migrationsFor(engine) } });

/** Explains Kysely's error for a database that a newer release has migrated. */
function explain(error: unknown): unknown {
  const isNewer = String(error).includes("previously executed migration");
  return isNewer ? new SentenceError(NEWER) : error;
}
