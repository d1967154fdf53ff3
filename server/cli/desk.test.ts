import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, test } from "vitest";

import { sqliteDatabase } from "../../tests/support/databases/databases.ts";
import { sampleMail } from "../../tests/support/mail/sample-mail.ts";
import { createInboxTransport } from "../inbox/open-inbox.ts";
import { DAY } from "../core/durations.ts";
import { runDesk } from "../../tests/support/server/spawn-desk.ts";
import { newSubmission } from "../../tests/support/server/sample-submission.ts";

const timeout = 60_000;
const NOW = Date.UTC(2025, 0, 6, 9);
const take = { now: NOW, leaseUntil: NOW + 1, limit: 100 };

// What the commands ask of the store, its own tests ask of both databases.
describe("the desk CLI", { timeout }, () => {
  const openDesk = async () => {
    const { url, store } = await sqliteDatabase();
    const desk = (...typed: string[]) => runDesk({ DATABASE_URL: url }, ...typed);
    const record = (id: string, change = {}, state = {}) =>
      store.submissions.record(newSubmission(id, change, { now: NOW, ...state }));
    return { desk, store, record };
  };

  test("resend requeues all mails that were given up, and leaves the others as they are", async () => {
    const { desk, store, record } = await openDesk();
    await record("held", {}, { isHeld: true });
    for (const id of ["one", "two"]) await record(id);
    for (const mail of await store.outbox.claim(take)) {
      await store.outbox.markDead(mail, NOW, "no");
    }
    expect((await desk("resend")).out).toContain("2 mails are to be sent again.");
    expect(await store.outbox.backlog()).toMatchObject({ waiting: 2 });
    expect(await store.admin.count({ state: "held" })).toBe(1);
    expect((await desk("resend")).out).toBe("No mail was given up.\n");
  });

  test("erase deletes the submissions of one person only, and requires --yes", async () => {
    const { desk, store, record } = await openDesk();
    await record("one", { form: "application" });
    await record("two");
    await record("other", { email: "kim@example.com" });
    const dry = await desk("erase", "MINA@example.com");
    expect(dry.code).toBe(0);
    expect(dry.rows.map(([, , id, mails]) => [id, mails]).toSorted()).toEqual([
      ["one", "2"],
      ["two", "1"],
    ]);
    expect(dry.notes).toContain("This would delete 2 submissions.");
    expect(await store.admin.count({})).toBe(3);
    const erased = await desk("erase", "Mina@Example.com", "--yes");
    expect(erased).toMatchObject({ code: 0, notes: "Deleted 2 submissions.\n" });
    expect(await store.admin.count()).toBe(1);
    expect(await store.outbox.backlog()).toMatchObject({ waiting: 1 });
    const nobody = await desk("erase", "mina@example.com");
    expect(nobody).toMatchObject({ code: 0, notes: "Nothing was sent with this address.\n" });
  });

  test("purge counts old submissions whose mails were sent or that were answered, and deletes them only with --yes", async () => {
    const { desk, store, record } = await openDesk();
    const received_at = new Date(Date.now() - 91 * DAY).toISOString();
    for (const id of ["not arrived", "answered anyway"]) await record(id, { received_at });
    for (const mail of await store.outbox.claim(take)) {
      await store.outbox.markDead(mail, NOW, "no");
    }
    const by = { by: "ana", now: NOW, newId: () => "event" };
    await store.admin.setStep("answered anyway", { from: "new", to: "answered" }, by);
    await record("old", { received_at });
    await store.outbox.finish("old", "sent", NOW);
    await record("old and waiting", { received_at });
    await record("young", { received_at: new Date(Date.now() - 89 * DAY).toISOString() });
    await store.outbox.finish("young", "sent", NOW);
    const dry = await desk("purge", "--older-than", "90d");
    expect(dry.out).toContain("This would delete 2 submissions received before");
    expect(await store.admin.count({})).toBe(5);
    expect((await desk("purge", "--older-than", "90d", "--yes")).out).toContain(
      "Deleted 2 submissions received before",
    );
    expect(await store.admin.find("old")).toBeUndefined();
    expect(await store.admin.find("answered anyway")).toBeUndefined();
    expect(await store.admin.count({})).toBe(3);
  });
});

test("erase deletes a person’s mails from the local inbox, and what names people there", async () => {
  const { url, folder, store } = await sqliteDatabase();
  const inbox = join(folder, "inbox");
  const { send } = createInboxTransport(inbox, () => {});
  await store.submissions.record(newSubmission("one"));
  await store.submissions.record(newSubmission("other", { email: "kim@example.com" }));
  for (const id of ["one", "other", "summary-2025", "put-aside-2025"]) {
    await send({ ...sampleMail("Hello"), messageId: `${id}@example.com` });
  }
  await runDesk({ DATABASE_URL: url }, "erase", "mina@example.com", "--yes");
  expect(readdirSync(inbox)).toEqual([expect.stringContaining("other")]);
});

test("erase and purge say that the database’s log keeps what was deleted, and erasing again wipes it", async () => {
  const { url, file, store } = await sqliteDatabase();
  await store.submissions.record(newSubmission("one", { text: "Written by Mina" }));
  const isOnDisk = () =>
    [file, `${file}-wal`].some((name) => readFileSync(name, "latin1").includes("Written by Mina"));
  const erase = () => runDesk({ DATABASE_URL: url }, "erase", "mina@example.com", "--yes");
  const purge = () => runDesk({ DATABASE_URL: url }, "purge", "--older-than", "90d", "--yes");
  const reader = new DatabaseSync(file, { readOnly: true });
  reader.exec("begin; select count(*) from submissions");
  await store.admin.delete(["one"]);
  const isKept = { code: 1, notes: expect.stringContaining("Do the same again then.") };
  expect(await Promise.all([erase(), purge()])).toMatchObject([isKept, isKept]);
  reader.close();
  expect(isOnDisk()).toBe(true);
  expect(await erase()).toMatchObject({ code: 0, notes: "Nothing was sent with this address.\n" });
  expect(isOnDisk()).toBe(false);
});
