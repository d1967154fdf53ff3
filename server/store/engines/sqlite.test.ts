import {
  chmodSync,
  copyFileSync,
  existsSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout } from "node:timers/promises";
import { Kysely, sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";

import { sqliteDatabase } from "#tests/support/databases/databases.ts";
import { newSubmission } from "#tests/support/server/sample-submission.ts";
import { temporarySqlite, temporaryStore } from "#tests/support/databases/temporary-store.ts";
import { sqliteEngine } from "./sqlite.ts";
import { temporaryFolder } from "#tests/support/server/temporary-folder.ts";

/** Takes the write lock on another connection, as another process would. */
function lock(file: string) {
  const other = new DatabaseSync(file);
  onTestFinished(() => other.close());
  other.exec("begin immediate");
  return { release: () => other.exec("rollback") };
}

test("a submission waits for another process's lock without blocking the event loop", async () => {
  const { store, file } = await sqliteDatabase();
  const { release } = lock(file);
  const recorded = store.submissions.record(newSubmission("one"));
  for (let turn = 0; turn < 20; turn += 1) {
    const start = performance.now();
    await setTimeout(1);
    expect(performance.now() - start).toBeLessThan(500);
  }
  release();
  expect(await recorded).toMatchObject({ submission: { id: "one" } });
});

test("a permanent lock makes a submission fail after five seconds, and further ones at once", async () => {
  const { store, file } = await sqliteDatabase();
  const { release } = lock(file);
  const start = performance.now();
  await expect(store.submissions.record(newSubmission("one"))).rejects.toThrow("locked");
  const first = performance.now() - start;
  // A successful read must not reset the timeout.
  expect(await store.admin.find("one")).toBeUndefined();
  await expect(store.submissions.record(newSubmission("two"))).rejects.toThrow("locked");
  expect(first).toBeGreaterThan(4900);
  expect(performance.now() - start - first).toBeLessThan(1000);
  release();
  expect(await store.submissions.record(newSubmission("three"))).toMatchObject({
    submission: { id: "three" },
  });
});

test("a full disk is reported as the cause, and submissions work again once there is space", async () => {
  const engine = temporarySqlite();
  const store = await temporaryStore(engine);
  const database = new Kysely<unknown>({ dialect: engine.dialect });
  await sql`pragma max_page_count = 1`.execute(database);
  const large = { text: "x".repeat(100_000) };
  await expect(store.submissions.record(newSubmission("one", large))).rejects.toThrow(
    "disk is full",
  );
  await sql`pragma max_page_count = 1000000`.execute(database);
  expect(await store.submissions.record(newSubmission("two", large))).toMatchObject({
    submission: { id: "two" },
  });
});

test.skipIf(process.platform === "win32").for(["deleted", "replaced"])(
  "a submission is refused once the database’s file was %s",
  async (change) => {
    const { store, file } = await sqliteDatabase();
    await store.submissions.record(newSubmission("one"));
    copyFileSync(file, `${file}.copy`);
    rmSync(file);
    if (change === "replaced") renameSync(`${file}.copy`, file);
    await expect(store.submissions.record(newSubmission("two"))).rejects.toThrow(
      "was deleted or replaced",
    );
    expect(await store.canWrite(Date.now())).toBe(false);
  },
);

test("a database that was moved to PostgreSQL is not begun anew", () => {
  const file = join(temporaryFolder(), "site.db");
  writeFileSync(`${file}.moved`, "");
  expect(() => sqliteEngine(file)).toThrow("moved to PostgreSQL");
  expect(existsSync(file)).toBe(false);
});

test("opening a SQLite database makes its files readable by their owner only", async ({ skip }) => {
  skip(!process.getuid, "Windows has no file modes.");
  const folder = temporaryFolder();
  const file = join(folder, "data", "site.db");
  await temporaryStore(sqliteEngine(file));
  chmodSync(file, 0o644);
  await temporaryStore(sqliteEngine(file));
  const modeOf = (path: string) => statSync(path).mode & 0o777;
  expect(modeOf(join(folder, "data"))).toBe(0o700);
  for (const name of [file, `${file}-wal`, `${file}-shm`]) expect(modeOf(name)).toBe(0o600);
});
