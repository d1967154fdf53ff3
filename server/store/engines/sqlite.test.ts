import { chmodSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout } from "node:timers/promises";
import { Kysely, sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";

import { sqliteDatabase } from "../../../tests/support/databases/databases.ts";
import { newSubmission } from "../../../tests/support/server/sample-submission.ts";
import {
  temporarySqlite,
  temporaryStore,
} from "../../../tests/support/databases/temporary-store.ts";
import { sqliteEngine } from "./sqlite.ts";

/** The write lock, as another process holds it. */
function lock(file: string) {
  const other = new DatabaseSync(file);
  onTestFinished(() => other.close());
  other.exec("begin immediate");
  return { release: () => other.exec("rollback") };
}

test("another process's lock makes a submission wait, and nothing else", async () => {
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

test("a lock that stays refuses submissions after five seconds, then at once", async () => {
  const { store, file } = await sqliteDatabase();
  const { release } = lock(file);
  const start = performance.now();
  await expect(store.submissions.record(newSubmission("one"))).rejects.toThrow("locked");
  const first = performance.now() - start;
  // What needs no lock does not start the wait anew.
  expect(await store.admin.find("one")).toBeUndefined();
  await expect(store.submissions.record(newSubmission("two"))).rejects.toThrow("locked");
  expect(first).toBeGreaterThan(4900);
  expect(performance.now() - start - first).toBeLessThan(1000);
  release();
  expect(await store.submissions.record(newSubmission("three"))).toMatchObject({
    submission: { id: "three" },
  });
});

test("a full disk is named as the cause, and all is well once there is room", async () => {
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

test("a database that others could read is readable by its owner only from then on", async () => {
  const folder = mkdtempSync(join(tmpdir(), "modes-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "data", "site.db");
  await temporaryStore(sqliteEngine(file));
  chmodSync(file, 0o644);
  await temporaryStore(sqliteEngine(file));
  const modeOf = (path: string) => statSync(path).mode & 0o777;
  expect(modeOf(join(folder, "data"))).toBe(0o700);
  for (const name of [file, `${file}-wal`, `${file}-shm`]) expect(modeOf(name)).toBe(0o600);
});
