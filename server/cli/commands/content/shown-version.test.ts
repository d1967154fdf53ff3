import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, test } from "vitest";

import { publishCourse } from "#tests/support/content/publish-course.ts";
import { databases, sqliteDatabase } from "#tests/support/databases/databases.ts";
import { runDesk } from "#tests/support/server/spawn-desk.ts";
import { temporaryFolder } from "#tests/support/server/temporary-folder.ts";

describe("desk content check", { timeout: 60_000 }, () => {
  test.each(databases)(
    "names what this release cannot show of the published version on %s",
    async (_name, openDatabase) => {
      const { url, store } = await openDatabase();
      const check = () => runDesk({ DATABASE_URL: url }, "content", "check");
      expect(await check()).toMatchObject({
        code: 0,
        notes: "This release can show version 0, which visitors see.\n",
      });
      const course = { hours: "many", weeks: 4, price: { amount: 1, currency: "USD" } };
      await publishCourse(store, 1, { texts: { course } });
      const { code, notes } = await check();
      expect(code).toBe(1);
      expect(notes).toMatch(/course\.json: hours/);
    },
  );

  test("refuses a database whose tables a newer release has changed", async () => {
    const { file, url } = await sqliteDatabase();
    const database = new DatabaseSync(file);
    database.exec("insert into kysely_migration values ('9999-from-a-newer-release', '2099')");
    database.close();
    expect(await runDesk({ DATABASE_URL: url }, "content", "check")).toMatchObject({
      code: 1,
      notes: expect.stringContaining("A newer release has changed this database"),
    });
  });

  test("changes no table of a database that an older release still uses", async () => {
    const folder = temporaryFolder();
    const missing = { DATABASE_URL: `sqlite:${folder}/site.db` };
    expect(await runDesk(missing, "content", "check")).toMatchObject({ code: 0 });
    const file = join(folder, "site.db");
    const database = new DatabaseSync(file);
    database.exec("create table submissions (id text)");
    expect(await runDesk(missing, "content", "check")).toMatchObject({
      code: 0,
      notes: "Nothing was published so far: the site shows what is in content/.\n",
    });
    expect(database.prepare("select name from sqlite_schema").all()).toHaveLength(1);
    database.close();
  });
});
