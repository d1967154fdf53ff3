import { Kysely } from "kysely";

import { createAdminQueries, type AdminQueries } from "./admin/admin-queries.ts";
import { createBrowserErrors, type BrowserErrors } from "./browser-errors.ts";
import { type ContentStore, createContentStore } from "./content/content-store.ts";
import { contentUpgrades } from "./content/content-upgrades.ts";
import type { Engine } from "./engines/engine.ts";
import { migrate } from "./schema/migrate.ts";
import { createOutbox, type Outbox } from "./outbox.ts";
import { createSubmissionRecords, type SubmissionRecords } from "./records/submission-records.ts";
import { createReports, type Reports } from "./reports.ts";
import type { Tables } from "./schema/tables.ts";
import { createSignInStore, type SignInStore } from "./sign-in/sign-in-store.ts";
import { createSystemMails, type SystemMails } from "./system-mails.ts";

export interface Store {
  submissions: SubmissionRecords;
  outbox: Outbox;
  systemMails: SystemMails;
  reports: Reports;
  browserErrors: BrowserErrors;
  admin: AdminQueries;
  content: ContentStore;
  signIn: SignInStore;
  /**
   * Checks the database's durability and migrates its schema. To be called first, and repeated
   * until it succeeds.
   * @throws {UnsafeDatabaseError} if the database could lose data
   * @throws another error when it cannot be reached or a migration fails
   */
  prepare(): Promise<void>;
  /** Tests by a durable write whether a submission could be stored now. */
  canWrite(now: number): Promise<boolean>;
  close(): Promise<void>;
}

/** Creates the store without connecting to the database. */
export function createStore(engine: Engine, upgrades = contentUpgrades): Store {
  const database = new Kysely<Tables>({ dialect: engine.dialect });
  return {
    submissions: createSubmissionRecords(database, engine),
    outbox: createOutbox(database, engine.name),
    systemMails: createSystemMails(database),
    reports: createReports(database),
    browserErrors: createBrowserErrors(database),
    admin: createAdminQueries(database, engine.name),
    content: createContentStore(database, upgrades),
    signIn: createSignInStore(database),
    async prepare() {
      await engine.checkSafety();
      await migrate(database, engine.name);
    },
    async canWrite(now) {
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
    close: () => database.destroy(),
  };
}
