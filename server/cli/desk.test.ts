import { describe, expect, test } from "vitest";

import { applicant } from "../../tests/support/components/applicant.ts";
import { databases } from "../../tests/support/databases/databases.ts";
import { runDesk } from "../../tests/support/server/spawn-desk.ts";
import { newSubmission } from "../../tests/support/server/sample-submission.ts";

const timeout = 60_000;
const DAY = 86_400_000;
const NOW = Date.UTC(2025, 0, 6, 9);
const take = { now: NOW, leaseUntil: NOW + 1, limit: 100 };

describe.each(databases)("the desk CLI on %s", { timeout }, (_name, database) => {
  const openDesk = async () => {
    const { url, store } = await database();
    const desk = (...typed: string[]) => runDesk({ DATABASE_URL: url }, ...typed);
    const record = (id: string, change = {}, state = {}) =>
      store.submissions.record(newSubmission(id, change, { now: NOW, ...state }));
    return { desk, store, record };
  };

  test("list shows one submission per line, newest first, and with --before the next page", async () => {
    const { desk, record } = await openDesk();
    await record("first", { received_at: "2025-01-05T23:00:00.000Z" });
    await record("second", { received_at: "2025-01-06T08:00:00.000Z", form: "application" });
    await record("third", { received_at: "2025-01-07T08:00:00.000Z", email: null });
    const list = await desk("list", "--limit", "2");
    expect(list).toMatchObject({ code: 0, notes: "There is more: add --before second\n" });
    expect(list.rows).toEqual([
      ["2025-01-07T08:00:00.000Z", "contact", "waiting", "", "third", ""],
      [
        "2025-01-06T08:00:00.000Z",
        "application",
        "waiting",
        "waiting",
        "second",
        "mina@example.com",
      ],
    ]);
    const rest = await desk("list", "--before", "second", "--state", "waiting");
    expect(rest.rows.map(([, , , , id]) => id)).toEqual(["first"]);
    // --from and --to are days at the school, whose time is UTC minus six hours.
    const day = await desk("list", "--from", "2025-01-05", "--to", "2025-01-05");
    expect(day.rows.map(([, , , , id]) => id)).toEqual(["first"]);
    const night = await desk("list", "--from", "2025-01-06", "--to", "2025-01-06");
    expect(night.rows.map(([, , , , id]) => id)).toEqual(["second"]);
  });

  test("show prints a submission with its answers and mails, and escapes control characters", async () => {
    const { desk, store, record } = await openDesk();
    const answers = applicant("desk");
    const fields = JSON.stringify({ ...answers, city: "A\tB\\\n\u001B[2JC\u202E" });
    await record("one", { form: "application", fields });
    for (const mail of await store.outbox.claim(take)) {
      await store.outbox.markDead(mail, NOW, "550 no such user");
    }
    const { code, rows } = await desk("show", "one");
    expect(code).toBe(0);
    expect(rows).toContainEqual(["id", "one"]);
    expect(rows).toContainEqual(["from", "mina@example.com"]);
    expect(rows).toContainEqual(["answer", "Date of birth", answers.dateOfBirth]);
    expect(rows).toContainEqual(["answer", "City", String.raw`A\tB\\\n\u{1b}[2JC\u{202e}`]);
    const died = ["dead", "1", "", new Date(NOW).toISOString(), "550 no such user"];
    expect(rows.slice(-2)).toEqual([
      ["mail", "school", ...died],
      ["mail", "receipt", ...died],
    ]);
  });

  test("resend requeues dead letters, and release sends mails that the honeypot held back", async () => {
    const { desk, store, record } = await openDesk();
    await record("held", {}, { isHeld: true });
    for (const id of ["one", "two", "three"]) await record(id);
    for (const mail of await store.outbox.claim(take)) {
      await store.outbox.markDead(mail, NOW, "no");
    }
    expect(await desk("resend", "one")).toMatchObject({ code: 0 });
    expect(await desk("resend", "--dead")).toMatchObject({ code: 0 });
    expect((await store.admin.figures()).mails).toMatchObject({ waiting: 3, dead: 0, held: 1 });
    expect(await desk("release", "held")).toMatchObject({ code: 0 });
    const due = await store.outbox.claim({ ...take, now: Date.now() });
    expect(due.map(({ id }) => id).toSorted()).toEqual(["held", "one", "three", "two"]);

    const again = await desk("resend", "one");
    expect(again).toMatchObject({ code: 1, out: "" });
    expect(again.notes).toContain("Nothing was changed: the school mail waits until");
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
    expect(await store.admin.figures()).toMatchObject({ received: 1, mails: { waiting: 1 } });
  });

  test("purge counts old submissions whose mails were sent, and deletes them only with --yes", async () => {
    const { desk, store, record } = await openDesk();
    const received_at = new Date(Date.now() - 91 * DAY).toISOString();
    await record("old", { received_at });
    await store.outbox.markSent("old", NOW);
    await record("old and waiting", { received_at });
    await record("young", { received_at: new Date(Date.now() - 89 * DAY).toISOString() });
    await store.outbox.markSent("young", NOW);
    const dry = await desk("purge", "--older-than", "90d");
    expect(dry.out).toContain("This would delete 1 submission received before");
    expect(await store.admin.count({})).toBe(3);
    expect((await desk("purge", "--older-than", "90d", "--yes")).out).toContain(
      "Deleted 1 submission received before",
    );
    expect(await store.admin.find("old")).toBeUndefined();
    expect(await store.admin.count({})).toBe(2);
  });

  test("stats counts submissions, and mails by state", async () => {
    const { desk, record } = await openDesk();
    expect((await desk("stats")).rows).toContainEqual(["oldest-waiting", ""]);
    await record("one", { form: "application" });
    await record("two", {}, { now: NOW + 7 });
    await record("three", {}, { now: NOW - 7, isHeld: true });
    expect((await desk("stats")).rows).toEqual([
      ["received", "3"],
      ["waiting", "3"],
      ["sent", "0"],
      ["kept", "0"],
      ["dead", "0"],
      ["held", "1"],
      ["advertising", "0"],
      ["oldest-waiting", new Date(NOW).toISOString()],
      ["oldest-held", new Date(NOW - 7).toISOString()],
    ]);
  });
});
