import { Kysely } from "kysely";
import { expect, onTestFinished, test } from "vitest";

import { databases } from "#tests/support/databases/databases.ts";
import { migrate } from "./migrate.ts";
import type { Tables } from "./tables.ts";

interface MigrationRow {
  name: string;
  timestamp: string;
}

test.each(databases)(
  "a %s database that a newer release has migrated is refused, with a sentence that says what to do",
  async (_name, openDatabase) => {
    const engine = (await openDatabase()).openEngine();
    const { dialect } = engine;
    const database = new Kysely<Tables & { kysely_migration: MigrationRow }>({ dialect });
    onTestFinished(() => database.destroy());
    await migrate(database, engine);
    const newer = { name: "9999-from-a-newer-release", timestamp: "2099" };
    await database.insertInto("kysely_migration").values(newer).execute();
    await expect(migrate(database, engine)).rejects.toThrow(
      /A newer release has changed this database.*Start the newer release, or restore a backup/,
    );
  },
);
