import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, onTestFinished, test, vi } from "vitest";

import { sqliteDatabase } from "#tests/support/databases/databases.ts";
import { temporaryStore } from "#tests/support/databases/temporary-store.ts";
import { sqliteEngine } from "../../store/engines/sqlite.ts";
import { runDesk } from "#tests/support/server/spawn-desk.ts";
import { newSubmission } from "#tests/support/server/sample-submission.ts";

describe("desk backup", { timeout: 60_000 }, () => {
  test("writes the database into one file in a private folder", async ({ skip }) => {
    skip(!process.getuid, "Windows has no file modes.");
    const { url, folder, store } = await sqliteDatabase();
    const many = Array.from({ length: 300 }, (_, index) => newSubmission(`${index}`));
    await Promise.all(many.map(store.submissions.record));
    const backups = join(folder, "backups");
    const file = join(backups, "backup.db");
    const run = await runDesk({ DATABASE_URL: url }, "backup", file);
    expect(run).toMatchObject({ code: 0, out: "" });
    expect(statSync(backups).mode & 0o777).toBe(0o700);
    expect(run.notes).toMatch(/^Backed up 300 submissions to .*backup\.db \(\d+\.\d MB\)\.\n$/);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(backups)).toEqual(["backup.db"]);

    const restored = await temporaryStore(sqliteEngine(file));
    expect(await restored.admin.count()).toBe(300);
    expect(await restored.outbox.backlog()).toMatchObject({ waiting: 300 });
  });

  test("a browser that is signed out stays so after a restore", async () => {
    const { url, folder, store } = await sqliteDatabase();
    const times = { signed_in_at: Date.now(), seen_at: Date.now() };
    const session = { id: "1", token_hash: "hash", account: "a@b.example", device: "Firefox" };
    await store.signIn.sessions.start({ ...session, ...times });
    const file = join(folder, "backup.db");
    expect(await runDesk({ DATABASE_URL: url }, "backup", file)).toMatchObject({ code: 0 });
    await store.signIn.sessions.endAll("a@b.example");
    const restored = await temporaryStore(sqliteEngine(file));
    expect(await restored.signIn.sessions.use("hash", Date.now())).toBeUndefined();
  });

  test("a backup does not keep the room of what was deleted", async () => {
    const { url, folder, store } = await sqliteDatabase();
    const text = "A long answer. ".repeat(200);
    const ids = Array.from({ length: 300 }, (_, index) => `${index}`);
    await Promise.all(ids.map((id) => store.submissions.record(newSubmission(id, { text }))));
    const sizeOf = async (name: string) => {
      await runDesk({ DATABASE_URL: url }, "backup", join(folder, name));
      return statSync(join(folder, name)).size;
    };
    const before = await sizeOf("before.db");
    await store.admin.delete(ids);
    expect(await sizeOf("after.db")).toBeLessThan(before - 300 * text.length);
  });

  test("a drill opens a backup in a fresh folder, and says what is in it beside what is stored now", async () => {
    const { url, folder, store } = await sqliteDatabase();
    await store.submissions.record(newSubmission("one"));
    const file = join(folder, "backup.db");
    await runDesk({ DATABASE_URL: url }, "backup", file);
    await store.submissions.record(newSubmission("two"));
    const before = readFileSync(file);
    const temporary = join(folder, "temporary");
    mkdirSync(temporary);
    vi.stubEnv("TMPDIR", temporary);
    onTestFinished(() => void vi.unstubAllEnvs());
    const drill = await runDesk({ DATABASE_URL: url }, "drill", file);
    expect(drill).toMatchObject({ code: 0, notes: "" });
    expect(drill.rows).toContainEqual(["sound", "yes", ""]);
    expect(drill.rows).toContainEqual(["submissions", "1", "2"]);
    expect(readFileSync(file).equals(before)).toBe(true);
    expect(readdirSync(temporary)).toEqual([]);

    const alone = await runDesk({ DATABASE_URL: `sqlite:${folder}/none.db` }, "drill", file);
    expect(alone).toMatchObject({ code: 0 });
    expect(alone.notes).toMatch(/^There is no database at /);
    expect(alone.rows).toContainEqual(["submissions", "1", ""]);

    writeFileSync(file, before.subarray(0, before.length - 9000));
    const broken = await runDesk({ DATABASE_URL: url }, "drill", file);
    expect(broken.code).toBe(1);
    expect(broken.notes).toContain("is no sound backup");
  });

  test("with --keep, makes a dated backup in a folder, and deletes the oldest there", async () => {
    const { url, folder } = await sqliteDatabase();
    const kept = join(folder, "backups");
    mkdirSync(kept);
    for (let count = 10; count < 70; count += 1) {
      const file = join(kept, `site-2025-01-06T0000${count}Z.db`);
      writeFileSync(file, "");
      utimesSync(file, 0, count);
    }
    expect(await runDesk({ DATABASE_URL: url }, "backup", "--keep", kept)).toMatchObject({
      code: 0,
    });
    const left = readdirSync(kept);
    expect(left).toHaveLength(48);
    expect(left.at(-1)).toMatch(/^site-\d{4}-\d\d-\d\dT\d{6}Z\.db$/);
  });

  test("no command changes the tables of an older release, which goes on: a backup is made, others say what to do", async () => {
    const { url, file: database, folder, store } = await sqliteDatabase();
    await store.close();
    const sql = new DatabaseSync(database);
    onTestFinished(() => sql.close());
    sql.exec(
      `delete from kysely_migration where name > '0014'; drop table rendered_sites; drop table backups;
      alter table submission_events drop column kind`,
    );
    const file = join(folder, "backup.db");
    const settings = { DATABASE_URL: url, SMTP_URL: "" };
    const backup = await runDesk(settings, "backup", file);
    expect(backup).toMatchObject({ code: 0 });
    expect(backup.notes).toMatch(/^Backed up 0 .*\nThe studio will not know .*no such table/);
    for (const typed of [["check"], ["drill", file], ["purge", "--older-than", "90d"]]) {
      const { code, notes } = await runDesk(settings, ...typed);
      // A drill says so beside what is in the backup.
      expect(code, typed.join(" ")).toBe(typed[0] === "drill" ? 0 : 1);
      expect(notes).toContain("does not have the tables of this release yet");
    }
    expect(sql.prepare("select count(*) as count from kysely_migration").get()).toEqual({
      count: 12,
    });
  });

  test("never overwrites an existing file", async () => {
    const { url, folder } = await sqliteDatabase();
    const file = join(folder, "kept");
    writeFileSync(file, "kept");
    const run = await runDesk({ DATABASE_URL: url }, "backup", file);
    expect(run.code).toBe(1);
    expect(run.notes).toMatch(/^There is a file .*kept already; nothing was changed\./);
    expect(readFileSync(file, "utf8")).toBe("kept");
  });

  test("refers to pg_dump and writes nothing when the database is PostgreSQL", async () => {
    const file = "never-written.dump";
    const postgres = { DATABASE_URL: "postgres://127.0.0.1:9/site" };
    const run = await runDesk(postgres, "backup", file);
    expect(run.code).toBe(2);
    expect(run.notes).toContain(`--format=custom --file=${file}`);
    expect(existsSync(file)).toBe(false);
    const kept = await runDesk(postgres, "backup", "--keep", "dumps");
    expect(kept.code).toBe(2);
    expect(kept.notes).toContain(
      "deploy/many/keep-dump dumps pg_dump --exclude-table-data=studio_sessions",
    );
  });
});
