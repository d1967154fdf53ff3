import { Kysely } from "kysely";

import { createAdminQueries } from "./admin/admin-queries.ts";
import { createBrowserErrors } from "./browser-errors.ts";
import { createContentStore } from "./content/content-store.ts";
import { contentUpgrades } from "./content/content-upgrades.ts";
import type { Engine } from "./engines/engine.ts";
import { migrate, schemaProblem } from "./schema/migrate.ts";
import { createOutbox } from "./outbox.ts";
import { createSubmissionRecords } from "./records/submission-records.ts";
import { createReports } from "./reports.ts";
import type { Tables } from "./schema/tables.ts";
import { createSignInStore } from "./sign-in/sign-in-store.ts";
import { createSystemMails } from "./system-mails.ts";

export type Store = ReturnType<typeof createStore>;

/** Creates the store without connecting to the database. */
export function createStore(engine: Engine, upgrades = contentUpgrades) {
  const database = new Kysely<Tables>({ dialect: engine.dialect });
  return {
    submissions: createSubmissionRecords(database, engine),
    outbox: createOutbox(database, engine.name),
    systemMails: createSystemMails(database),
    reports: createReports(database, engine.name),
    browserErrors: createBrowserErrors(database),
    admin: createAdminQueries(database, engine.name),
    content: createContentStore(database, upgrades),
    signIn: createSignInStore(database),
    /**
     * Checks the database's durability and migrates its schema. To be called first, and repeated
     * until it succeeds.
     * @throws {SentenceError} if the database could lose data
     * @throws another error when it cannot be reached or a migration fails
     */
    async prepare(): Promise<void> {
      await engine.checkSafety();
      await migrate(database, engine);
    },
    /** Why this release cannot use the database as it is; undefined if it can. Changes nothing. */
    async problem(): Promise<string | undefined> {
      await engine.checkSafety();
      return schemaProblem(database, engine.name);
    },
    /** Tests by a durable write whether a submission could be stored now. */
    async canWrite(now: number): Promise<boolean> {
      try {
        await database
          .insertInto("write_checks")
          .values({ id: 1, checked_at: now })
          .onConflict((conflict) => conflict.column("id").doUpdateSet({ checked_at: now }))
          .execute();
        return true;
      } catch {
        return false;
      }
    },
    forgetDeleted: engine.forgetDeleted,
    isTemporary: engine.isTemporary,
    close: () => database.destroy(),
  };
}
