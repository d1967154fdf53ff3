import { existsSync } from "node:fs";
import { randomBytes } from "node:crypto";
import { createStore, type Store } from "../../store/create-store.ts";
import { postgresEngine } from "../../store/engines/postgres.ts";
import { Client } from "pg";
import { describe, expect, onTestFinished, test } from "vitest";

import { publishCourse } from "#tests/support/content/publish-course.ts";
import { temporaryStore } from "#tests/support/databases/temporary-store.ts";
import { sqliteDatabase } from "#tests/support/databases/databases.ts";
import { runDesk } from "#tests/support/server/spawn-desk.ts";
import { newSubmission } from "#tests/support/server/sample-submission.ts";
import { hasPostgres, temporaryPostgresUrl } from "#tests/support/databases/temporary-postgres.ts";

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
    if (index % 2) await store.outbox.finish(mail.id, "sent", 2_000_002);
    else if (index % 3) await store.outbox.markDead(mail, 2_000_002, "550 No such user");
  }
  for (let index = 0; index < submissions; index += 15) {
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
  const beforeInsert = (table: string, body: string) =>
    client.query(`create function act() returns trigger language plpgsql as $$ begin ${body} end $$;
      create trigger act before insert on ${table} execute function act()`);
  return { url, client, count, beforeInsert };
}

/** Does something with the store of a PostgreSQL database, as a site does that has it. */
async function asSite<Result>(url: string, work: (store: Store) => Promise<Result>) {
  const store = createStore(postgresEngine(url, () => {}));
  await store.prepare();
  const result = await work(store);
  await store.close();
  return result;
}

/** Everything that an export has, in an order that is the same for both databases. */
async function stored(url: string): Promise<string[]> {
  const { out } = await runDesk({ DATABASE_URL: url }, "export", "--json");
  return out.split(/,?\n/).toSorted();
}

describe.skipIf(!hasPostgres)("desk move-to", { timeout: 120_000 }, () => {
  test("copies everything to PostgreSQL, and renames the old file", async () => {
    const { url, file } = await filledSqlite(600);
    const before = await stored(url);
    const target = await emptyPostgres();
    const run = await runDesk({ DATABASE_URL: url }, "move-to", target.url);
    expect(run).toMatchObject({ code: 0, out: "" });
    expect(run.notes).toMatch(/Moved 600 submissions and \d+ mails\./);
    expect(await stored(target.url)).toEqual(before);
    expect(existsSync(file)).toBe(false);
    expect(await stored(`sqlite:${file}.moved`)).toEqual(before);

    const repeated = await runDesk({ DATABASE_URL: `sqlite:${file}.moved` }, "move-to", target.url);
    expect(repeated.code).toBe(1);
    expect(repeated.notes).toContain("everything was moved there before.");
    expect(await stored(target.url)).toEqual(before);
  });

  test("leaves nothing when it fails half-way, and succeeds when it is repeated", async () => {
    const { url } = await filledSqlite(20);
    const before = await stored(url);
    const target = await emptyPostgres();
    await asSite(target.url, async () => {});
    await target.beforeInsert("outbox", "raise 'no';");
    expect((await runDesk({ DATABASE_URL: url }, "move-to", target.url)).code).toBe(1);
    expect(await target.count("submissions")).toBe(0);
    expect(await target.count("outbox")).toBe(0);
    await target.client.query("drop trigger act on outbox");
    expect((await runDesk({ DATABASE_URL: url }, "move-to", target.url)).code).toBe(0);
    expect(await stored(target.url)).toEqual(before);
  });

  test("is refused while a site has the old or the new database open", async () => {
    const { url, store: onOld } = await sqliteDatabase();
    const target = await emptyPostgres();
    const refused = await runDesk({ DATABASE_URL: url }, "move-to", target.url);
    await onOld.close();
    expect(refused.code).toBe(1);
    expect(refused.notes).toMatch(/^Somebody has .*site\.db open: the site or its studio runs/);

    const refusedToo = await asSite(target.url, () =>
      runDesk({ DATABASE_URL: url }, "move-to", target.url),
    );
    expect(refusedToo).toMatchObject({
      code: 1,
      notes: "A site runs on the new database. Stop it first; nothing was moved.\n",
    });
  });

  test("carries the versions of the content, the draft, pictures and kept files over", async () => {
    const { url, store } = await sqliteDatabase();
    await publishCourse(store, 1);
    await publishCourse(store, 2, { basedOn: 1, texts: { school: "Ñ 🙂" } });
    await store.content.versions.use(1, { basedOn: 2, by: "ben", now: 3 });
    const draft = { name: "school", value: "Ł", basedOn: 1, by: "ana", now: 4 };
    await store.content.drafts.save(draft, undefined);
    const bytes = new Uint8Array(randomBytes(2e6));
    const files = new Map([["192.avif", bytes]]);
    await store.content.pictures.put({ id: "0a1b2c3d4e5f", record: { widths: [192] }, files }, 5);
    const kept = { name: "/content/1.js", bytes: bytes.subarray(0, 9) };
    await store.content.keptFiles.put([kept], 6);
    const contentOf = async ({ content }: Store) => ({
      shown: await content.versions.read(await content.versions.current()),
      history: await content.versions.history(10),
      draft: await content.drafts.over({}),
      records: await content.pictures.records("uploads/0a1b2c3d4e5f"),
    });
    const before = await contentOf(store);
    await store.close();

    const target = await emptyPostgres();
    // A site that ran on the new database has left files of its own pages.
    await asSite(target.url, ({ content }) => content.keptFiles.put([{ ...kept, bytes }], 1));
    // Longer than the site waits for a query: pictures are large, and the network may be slow.
    await target.beforeInsert("picture_files", "perform pg_sleep(5.5); return null;");
    expect(await runDesk({ DATABASE_URL: url }, "move-to", target.url)).toMatchObject({ code: 0 });
    const moved = await temporaryStore(postgresEngine(target.url, () => {}));
    expect(await contentOf(moved)).toEqual(before);
    const found = await moved.content.pictures.file("0a1b2c3d4e5f", "192.avif");
    expect(Buffer.from(found ?? []).equals(bytes)).toBe(true);
    expect((await moved.content.keptFiles.get(kept.name))?.length).toBe(9);
    expect(await publishCourse(moved, 3, { basedOn: 1 })).toEqual({ version: 3 });
  });

  test("is refused when the new database already holds other submissions or content", async () => {
    const { url, file } = await filledSqlite(3);
    const target = await emptyPostgres();
    await asSite(target.url, ({ submissions }) => submissions.record(newSubmission("theirs")));
    const run = await runDesk({ DATABASE_URL: url }, "move-to", target.url);
    expect(run.code).toBe(1);
    expect(run.notes).toContain("That database holds submissions of its own");
    expect(await target.count("submissions")).toBe(1);
    expect(existsSync(file)).toBe(true);

    const published = await emptyPostgres();
    await asSite(published.url, (site) => publishCourse(site, 1));
    const refused = await runDesk({ DATABASE_URL: url }, "move-to", published.url);
    expect(refused).toMatchObject({ code: 1, notes: "That database holds content of its own.\n" });
  });

  test("explains an unreachable database and an invalid URL in a sentence", async () => {
    const { url } = await filledSqlite(3);
    const away = await runDesk({ DATABASE_URL: url }, "move-to", "postgres://127.0.0.1:9/site");
    expect(away.code).toBe(1);
    expect(away.notes).toMatch(/^The new database cannot be reached: .*ECONNREFUSED/);
    const wrong = await runDesk({ DATABASE_URL: url }, "move-to", "data/other.db");
    expect(wrong.code).toBe(2);
    expect(wrong.notes).toContain("Write a URL such as postgres://");
  });
});
