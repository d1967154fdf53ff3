import type { Kysely } from "kysely";
import { Migrator } from "kysely/migration";

import type { Engine } from "./engine.ts";
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
    if (error) throw error;
  };
  // The migrator takes PostgreSQL's advisory lock itself. On SQLite it takes none: there, a
  // transaction is the lock, since it begins with the right to write.
  if (engine === "sqlite") await database.transaction().execute(toLatest);
  else await toLatest(database);
}
