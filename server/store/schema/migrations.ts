import { sql } from "kysely";
import type { Migration } from "kysely/migration";

import type { Engine } from "../engines/engine.ts";
import type { Statements } from "./statements.ts";
import * as studio from "./studio-migrations.ts";
import * as submissions from "./submission-migrations.ts";

/** All migrations by name, oldest first. A released migration must never be edited. */
const migrations: Readonly<Record<string, Statements>> = {
  "0001-submissions-and-outbox": submissions.createSubmissionsAndOutbox,
  "0002-people-and-receipts": submissions.addPeopleAndReceipts,
  "0003-moves": submissions.addMoves,
  "0004-system-mails": submissions.addSystemMails,
  "0005-outbox-by-kind": submissions.indexOutboxByKind,
  "0006-answers": submissions.indexAnswers,
  "0007-browser-errors": submissions.addBrowserErrors,
  "0008-content": studio.addContent,
  "0009-content-refusals": studio.addContentRefusals,
  "0010-sign-in": studio.addSignIn,
  "0011-steps": submissions.addSteps,
  "0012-put-aside": submissions.addPutAside,
  "0014-rendered-sites": studio.addRenderedSites,
  "0015-receipt-slots": submissions.indexReceiptSlots,
  "0016-note-kinds": submissions.addNoteKinds,
};

export function migrationsFor(engine: Engine["name"]): Record<string, Migration> {
  const migrationOf = (statements: Statements): Migration => ({
    async up(database) {
      for (const statement of statements(engine)) await sql.raw(statement).execute(database);
    },
  });
  return Object.fromEntries(
    Object.entries(migrations).map(([name, statements]) => [name, migrationOf(statements)]),
  );
}
