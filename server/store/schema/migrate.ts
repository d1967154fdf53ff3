import type { Kysely } from "kysely";
import { Migrator } from "kysely/migration";

import { type Engine, UnsafeDatabaseError } from "../engines/engine.ts";
import { migrationsFor } from "./migrations.ts";
import type { Tables } from "./tables.ts";

/**
 * Brings the tables up to date. Under a lock: several servers, or a server and the desk, may start
 * at the same time.
 */
export async function migrate(database: Kysely<Tables>, engine: Engine["name"]): Promise<void> {
  const toLatest = async (db: Kysely<Tables>) => {
    const migrator = new Migrator({
      db,
      provider: { getMigrations: async () => migrationsFor(engine) },
    });
    const { error } = await migrator.migrateToLatest();
    if (error) throw explained(error);
  };
  // The migrator takes PostgreSQL's advisory lock itself. On SQLite it takes none: there, a
  // transaction is the lock, since it begins with the right to write.
  if (engine === "sqlite") await database.transaction().execute(toLatest);
  else await toLatest(database);
}

/** Kysely's word for a database that a newer release has changed. */
function explained(error: unknown): unknown {
  if (!String(error).includes("previously executed migration")) return error;
  return new UnsafeDatabaseError(
    "A newer release has changed this database, and this one does not know it. Start the newer " +
      "release, or restore a backup from before the upgrade (docs/operations.md, “Upgrade”).",
  );
}
