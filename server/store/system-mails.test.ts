import { sql } from "kysely";
import { Kysely } from "kysely";
import { Migrator } from "kysely/migration";
import { describe, expect, test } from "vitest";

import { databases } from "../../tests/support/databases/databases.ts";
import { newSubmission } from "../../tests/support/server/sample-submission.ts";
import { temporarySqlite, temporaryStore } from "../../tests/support/databases/temporary-store.ts";
import { migrationsFor } from "./schema/migrations.ts";
import type { Tables } from "./schema/tables.ts";
import type { Store } from "./create-store.ts";

const NOW = 1_000_000;
const take = { now: NOW, leaseUntil: NOW + 60_000, limit: 10 };
const summary = { id: "summary-2025-01-06", kind: "summary", now: NOW } as const;

/** Claims all due mails and marks them as dead letters. */
async function giveUp({ outbox }: Store, now: number): Promise<void> {
  const claimed = await outbox.claim({ ...take, now });
  await Promise.all(claimed.map((mail) => outbox.markDead(mail, now, "550 no such user")));
}

describe.each(databases)("system mails and reports on %s", (_name, database) => {
  test("a system mail is queued once, even if several servers enqueue it", async () => {
    const { store } = await database();
    const written = await Promise.all(
      Array.from({ length: 8 }, () => store.systemMails.enqueue(summary)),
    );
    expect(written.filter(Boolean)).toHaveLength(1);
    expect(await store.outbox.claim(take)).toEqual([
      { id: summary.id, kind: "summary", attempt: 1, createdAt: NOW, lastError: null },
    ]);
  });

  test("a system mail does not count as a submission, and purging does not delete it", async () => {
    const { store } = await database();
    await store.submissions.record(newSubmission("one"));
    await store.systemMails.enqueue(summary);
    expect(await store.admin.count({})).toBe(1);
    for (const { id } of await store.outbox.claim(take)) await store.outbox.finish(id, "sent", NOW);
    expect(await store.submissions.purge("2030-01-01T00:00:00.000Z", async () => {})).toBe(1);
    expect(await store.systemMails.previous("summary", "summary-9")).toEqual({
      id: summary.id,
      created_at: NOW,
    });
  });

  test("reports count a period’s submissions and mails, and name the newest backup", async () => {
    const { store } = await database();
    const received_at = new Date(NOW).toISOString();
    const application = { form: "application", received_at } as const;
    await store.submissions.record(newSubmission("a", application));
    await store.submissions.record(newSubmission("b", { received_at }, { isHeld: true }));
    const claimed = await store.outbox.claim(take);
    for (const mail of claimed) {
      if (mail.kind === "receipt") await store.outbox.markDead(mail, NOW, "550 no such user");
      else await store.outbox.finish(mail.id, "kept", NOW);
    }
    const { reports } = store;
    const period = { from: NOW, to: NOW + 1 };
    const later = { from: NOW + 1, to: NOW + 2 };
    expect(await reports.received(period)).toEqual({ application: 1, contact: 1 });
    expect(await reports.received(later)).toEqual({ application: 0, contact: 0 });
    expect(await reports.mailed(period, 10)).toMatchObject({ count: 1, newest: [{ id: "a" }] });
    expect(await reports.mailed(later, 10)).toEqual({ count: 0, newest: [] });
    expect(await reports.kept(period)).toBe(1);
    expect(await reports.inState("dead")).toMatchObject({ school: 0, receipt: 1 });
    expect(await reports.undeliveredReceipts(period)).toMatchObject([
      { id: "a", last_error: "550 no such user" },
    ]);
    expect(await reports.undeliveredReceipts(later)).toEqual([]);
    expect(await reports.held(10)).toMatchObject({ count: 1 });
    expect(await reports.newestBackup()).toBeUndefined();
    await reports.recordBackup(NOW);
    await reports.recordBackup(NOW + 1);
    expect(await reports.newestBackup()).toBe(NOW + 1);
  });

  test("a dead letter needs attention only until the school has set the person’s step", async () => {
    const { store } = await database();
    await store.submissions.record(newSubmission("a", { form: "application" }));
    await giveUp(store, NOW);
    const doing = { by: "zoe", now: NOW, newId: () => "event" };
    expect(await store.reports.inState("dead")).toMatchObject({ school: 1, receipt: 1 });
    await store.admin.setStep("a", { from: "new", to: "declined" }, doing);
    expect(await store.reports.inState("dead")).toMatchObject({ school: 0, receipt: 0 });
  });
});

test("migrating a SQLite database from version 0003 keeps all mails and indexes", async () => {
  const engine = temporarySqlite();
  const old = new Kysely<Tables>({ dialect: engine.dialect });
  const migrator = new Migrator({
    db: old,
    provider: { getMigrations: async () => migrationsFor("sqlite") },
  });
  const { error } = await migrator.migrateTo("0003-moves");
  expect(error).toBeUndefined();
  await sql`insert into submissions (id, form, received_at, text, body_hash)
    values ('one', 'contact', '2025-01-06T09:00:00.000Z', 'Hello', 'hash')`.execute(old);
  await sql`insert into outbox (id, submission_id, state, attempts, next_at, created_at, kind,
    receipt_slot) values ('one.receipt', 'one', 'waiting', 3, 5, 4, 'receipt', 'slot')`.execute(
    old,
  );
  const indexes = sql<{ name: string }>`select name from sqlite_master
    where type = 'index' and tbl_name = 'outbox' order by name`;
  const before = await indexes.execute(old);

  const store = await temporaryStore(engine);
  expect(await store.outbox.claim(take)).toMatchObject([
    { id: "one.receipt", kind: "receipt", attempt: 4, createdAt: 4, submission: { id: "one" } },
  ]);
  // Migration 0005 replaces one index.
  const now = before.rows.map(({ name }) => ({ name: name.replace(/_due$/, "_due_by_kind") }));
  expect((await indexes.execute(old)).rows).toEqual(now);
  await store.admin.delete(["one"]);
  expect(await store.outbox.backlog()).toMatchObject({ waiting: 0 });
});
