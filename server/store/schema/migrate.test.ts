import { Kysely, sql } from "kysely";
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

test.each(databases)(
  "notes in a %s database keep what their first word has said, once",
  async (_name, openDatabase) => {
    const engine = (await openDatabase()).openEngine();
    const database = new Kysely<Tables>({ dialect: engine.dialect });
    onTestFinished(() => database.destroy());
    await sql`alter table submission_events drop column kind`.execute(database);
    await sql`delete from kysely_migration where name = '0016-note-kinds'`.execute(database);
    await sql`insert into submissions (id, form, received_at, text, body_hash)
      values ('one', 'contact', '2025-01-06T09:00:00.000Z', 'Hello', 'hash')`.execute(database);
    await sql`insert into submission_events (id, submission_id, done_at, done_by, step, note) values
      ('1', 'one', 1, 'ana', 'answered', null), ('2', 'one', 2, 'ana', null, 'Phone: +52 1'),
      ('3', 'one', 3, 'ana', null, 'Sent: Invite'), ('4', 'one', 4, 'ana', null, 'phone: busy')`.execute(
      database,
    );
    for (let times = 0; times < 2; times += 1) await migrate(database, engine);
    const events = database.selectFrom("submission_events").select(["kind", "note"]).orderBy("id");
    expect((await events.execute()).map(({ kind, note }) => [kind, note])).toEqual([
      ["note", null],
      ["phone", "+52 1"],
      ["letter", "Invite"],
      ["note", "phone: busy"],
    ]);
  },
);
