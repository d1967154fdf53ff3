import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { createStore } from "../../store/create-store.ts";
import { UnsafeDatabaseError } from "../../store/engines/engine.ts";
import { postgresEngine } from "../../store/engines/postgres.ts";
import { sqliteEngine } from "../../store/engines/sqlite.ts";
import { Client } from "pg";
import { describe, expect, onTestFinished, test, vi } from "vitest";

import { publishCourse } from "../../../tests/support/content/publish-course.ts";
import { sqliteDatabase } from "../../../tests/support/databases/databases.ts";
import { runDesk } from "../../../tests/support/server/spawn-desk.ts";
import { newSubmission } from "../../../tests/support/server/sample-submission.ts";
import {
  hasPostgres,
  temporaryPostgresUrl,
} from "../../../tests/support/databases/temporary-postgres.ts";

/** A closed SQLite database with mails in every state. */
async function filledSqlite(submissions: number) {
  const { url, file, store } = await sqliteDatabase();
  const all = Array.from({ length: submissions }, (_, index) =>
    newSubmission(
      `id-${index}`,
      { text: `Señor № ${index} 🙂\n\t"quoted"`, form: index % 5 ? "contact" : "application" },
      { isHeld: index % 7 === 0 },
    ),
  );
  await Promise.all(all.map(store.submissions.record));
  const claimed = await store.outbox.claim({ now: 2_000_000, leaseUntil: 2_000_001, limit: 60 });
  for (const [index, mail] of claimed.entries()) {
    if (index % 2) await store.outbox.markSent(mail.id, 2_000_002);
    else if (index % 3) await store.outbox.markDead(mail, 2_000_002, "550 No such user");
  }
  for (let index = 0; index < submissions; index += 3) {
    const doing = { by: "ana", now: 2_000_000 + index, newId: () => `event-${index}` };
    const to = index % 2 ? "booked" : "declined";
    await store.admin.setStep(`id-${index}`, { from: "new", to }, doing);
    const note = { ...doing, newId: () => `note-${index}` };
    await store.admin.addNote(`id-${index}`, `Señora № ${index}`, note);
  }
  await store.systemMails.enqueue({ id: "summary-2025-01-06", kind: "summary", now: 3_000_000 });
  await store.close();
  return { url, file };
}

/** An empty PostgreSQL database, and a client to query it. */
async function emptyPostgres() {
  const url = await temporaryPostgresUrl();
  const client = new Client(url);
  await client.connect();
  onTestFinished(() => client.end());
  const count = async (sql: string) =>
    Number((await client.query<{ count: string }>(`select count(*) from ${sql}`)).rows[0]?.count);
  return { url, client, count };
}

/** Everything that an export has, in an order that is the same for both databases. */
async function stored(url: string): Promise<string[]> {
  const { out } = await runDesk({ DATABASE_URL: url }, "export", "--json");
  return out
    .split("\n")
    .map((line) => line.replace(/,$/, ""))
    .toSorted();
}

describe.skipIf(!hasPostgres)("desk move-to", { timeout: 120_000 }, () => {
  test("copies everything to PostgreSQL, compares the copy, and renames the old file", async () => {
    const { url, file } = await filledSqlite(1200);
    const before = await stored(url);
    const target = await emptyPostgres();
    const run = await runDesk({ DATABASE_URL: url }, "move-to", target.url);
    expect(run).toMatchObject({ code: 0, out: "" });
    expect(run.notes).toMatch(/Moved 1200 submissions and \d+ mails, and compared every row/);
    expect(await stored(target.url)).toEqual(before);
    expect(existsSync(file)).toBe(false);
    expect(await stored(`sqlite:${file}.moved`)).toEqual(before);

    const repeated = await runDesk({ DATABASE_URL: `sqlite:${file}.moved` }, "move-to", target.url);
    expect(repeated.code).toBe(1);
    expect(repeated.notes).toContain("Everything was moved there before.");
    expect(await stored(target.url)).toEqual(before);
  });

  test("resumes after it was killed, and no site starts on the partial copy", async () => {
    const { url } = await filledSqlite(6000);
    const before = await stored(url);
    const target = await emptyPostgres();
    const mover = spawn(process.execPath, ["server/cli/run-desk.ts", "move-to", target.url], {
      env: { ...process.env, DATABASE_URL: url },
      stdio: "ignore",
    });
    const ended = once(mover, "exit");
    const begun = () => target.count("submissions").catch(() => 0);
    await vi.waitUntil(begun, { timeout: 60_000, interval: 5 });
    mover.kill("SIGKILL");
    await ended;
    const there = await target.count("submissions");
    expect(there).toBeLessThan(6000);
    expect(await target.count("outbox where state = 'waiting'")).toBe(0);
    const site = createStore(postgresEngine(target.url, () => {}));
    await expect(site.prepare()).rejects.toThrow(UnsafeDatabaseError);
    await site.close();

    const first = await target.client.query<{ xmin: string }>(
      'select xmin::text from submissions order by id collate "C" limit 1',
    );
    const run = await runDesk({ DATABASE_URL: url }, "move-to", target.url);
    expect(run.code).toBe(0);
    expect(await stored(target.url)).toEqual(before);
    // xmin is the transaction that inserted a row: rows of the interrupted move are still there.
    expect(
      await target.count(`submissions where xmin::text = '${first.rows[0]?.xmin}'`),
    ).toBeGreaterThan(0);
  });

  test("copies changes that the old database received after an interrupted move", async () => {
    const { url, file, store } = await sqliteDatabase();
    for (const id of ["a", "b", "c"]) {
      await store.submissions.record(newSubmission(id, { idempotency_key: `key of ${id}` }));
    }
    await store.close();
    const target = await emptyPostgres();
    // The trigger makes the last transaction fail, as if the move had been killed before it.
    await target.client.query(
      "create function refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$",
    );
    const prepared = createStore(postgresEngine(target.url, () => {}));
    await prepared.prepare();
    await prepared.close();
    await target.client.query(
      "create trigger refuse before update on moves execute function refuse()",
    );
    expect((await runDesk({ DATABASE_URL: url }, "move-to", target.url)).code).toBe(1);
    expect(await target.count("submissions")).toBe(3);
    expect(await target.count("outbox")).toBe(0);
    await target.client.query("drop trigger refuse on moves");

    const reopened = createStore(sqliteEngine(file));
    const claimed = await reopened.outbox.claim({
      now: 2_000_000,
      leaseUntil: 3_000_000,
      limit: 1,
    });
    await reopened.outbox.markSent(claimed[0]?.id ?? "", 2_000_001);
    await reopened.admin.delete(["b"]);
    await reopened.submissions.record(newSubmission("aa", { idempotency_key: "key of b" }));
    await reopened.close();
    const before = await stored(url);
    expect((await runDesk({ DATABASE_URL: url }, "move-to", target.url)).code).toBe(0);
    expect(await stored(target.url)).toEqual(before);
    expect(await target.count("submissions where id = 'b'")).toBe(0);
  });

  test("is refused while a site has the old or the new database open", async () => {
    const { url, store: onOld } = await sqliteDatabase();
    const target = await emptyPostgres();
    const refused = await runDesk({ DATABASE_URL: url }, "move-to", target.url);
    await onOld.close();
    expect(refused.code).toBe(1);
    expect(refused.notes).toMatch(/^Somebody has .*site\.db open: the site runs/);

    const onNew = createStore(postgresEngine(target.url, () => {}));
    await onNew.prepare();
    const refusedToo = await runDesk({ DATABASE_URL: url }, "move-to", target.url);
    await onNew.close();
    expect(refusedToo).toMatchObject({
      code: 1,
      notes: "A site runs on the new database. Stop it first; nothing was moved.\n",
    });
  });

  test("is refused when the new database already holds other submissions or content", async () => {
    const { url, file } = await filledSqlite(3);
    const target = await emptyPostgres();
    const other = createStore(postgresEngine(target.url, () => {}));
    await other.prepare();
    await other.submissions.record(newSubmission("theirs"));
    await other.close();
    const run = await runDesk({ DATABASE_URL: url }, "move-to", target.url);
    expect(run).toMatchObject({ code: 1, notes: "That database holds submissions of its own.\n" });
    expect(await target.count("submissions")).toBe(1);
    expect(existsSync(file)).toBe(true);

    const published = await emptyPostgres();
    const site = createStore(postgresEngine(published.url, () => {}));
    await site.prepare();
    await publishCourse(site, 1);
    await site.close();
    const refused = await runDesk({ DATABASE_URL: url }, "move-to", published.url);
    expect(refused).toMatchObject({ code: 1, notes: "That database holds content of its own.\n" });
  });

  test("explains an unreachable database in a sentence", async () => {
    const { url } = await filledSqlite(3);
    const away = await runDesk({ DATABASE_URL: url }, "move-to", "postgres://127.0.0.1:9/site");
    expect(away.code).toBe(1);
    expect(away.notes).toMatch(/^The new database cannot be reached: .*ECONNREFUSED/);
  });
});
