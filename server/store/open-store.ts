import { type Dialect, Kysely } from "kysely";
import { Migrator } from "kysely/migration";

import { migrations } from "./migrations.ts";
import { createOutbox, type Outbox } from "./outbox.ts";
import { createSubmissionRecords, type SubmissionRecords } from "./submission-records.ts";
import type { Tables } from "./tables.ts";

export interface Store {
  submissions: SubmissionRecords;
  outbox: Outbox;
  close(): Promise<void>;
}

/**
 * Opens the store and brings its tables up to date.
 * @throws when the database cannot be opened or a migration fails
 */
export async function openStore(dialect: Dialect): Promise<Store> {
  const database = new Kysely<Tables>({ dialect });
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: () => Promise.resolve(migrations) },
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
  return {
    submissions: createSubmissionRecords(database),
    outbox: createOutbox(database),
    close: () => database.destroy(),
  };
}
