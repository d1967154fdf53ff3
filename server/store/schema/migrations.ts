import { sql } from "kysely";
import type { Migration } from "kysely/migration";

import { type Engine, UnsafeDatabaseError } from "../engines/engine.ts";
import { firstSchema } from "./first-schema.ts";

/** The migrations of the time before the first release: databases that have had all are current. */
const BEFORE_RELEASE = [
  "0001-submissions-and-outbox",
  "0002-people-and-receipts",
  "0003-moves",
  "0004-system-mails",
  "0005-outbox-by-kind",
  "0006-answers",
  "0007-browser-errors",
  "0008-content",
  "0009-content-refusals",
  "0010-sign-in",
  "0011-steps",
  "0012-put-aside",
  "0014-rendered-sites",
  "0015-receipt-slots",
];

/** All migrations by name, oldest first. A released migration must never be edited. */
export function migrationsFor(engine: Engine["name"]): Record<string, Migration> {
  let isNew = false;
  const [first = "", ...others] = BEFORE_RELEASE;
  const older: Migration = {
    async up() {
      if (!isNew) throw new UnsafeDatabaseError(TOO_OLD);
    },
  };
  return {
    [first]: {
      async up(database) {
        isNew = true;
        for (const statement of firstSchema(engine)) await sql.raw(statement).execute(database);
      },
    },
    ...Object.fromEntries(others.map((name) => [name, older])),
  };
}

const TOO_OLD =
  "This database is older than what this release can bring up to date. Start the site once with " +
  "commit 4e907a28 (26 November 2026), then with this release.";
