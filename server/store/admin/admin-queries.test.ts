import { describe, expect, test } from "vitest";

import { databases } from "#tests/support/databases/databases.ts";
import { newSubmission } from "#tests/support/server/sample-submission.ts";
import { referenceOf } from "#forms/reference-number.ts";
import type { Store } from "../create-store.ts";
import type { Cursor } from "./find-submissions.ts";
import type { SubmissionFilter } from "./submission-filter.ts";

const NOW = 1_000_000;
const doing = { by: "ana", now: NOW, newId: () => crypto.randomUUID() };
const take = { now: NOW, leaseUntil: NOW + 1, limit: 1000 };

/** Returns the ids of all matching submissions, read in small pages. */
async function pageThrough(
  { admin }: Store,
  filter: SubmissionFilter,
  order: "newest first" | "oldest first" = "newest first",
): Promise<string[]> {
  const ids: string[] = [];
  let after: Cursor | undefined;
  do {
    const page = await admin.page(filter, { order, limit: 3, after });
    ids.push(...page.map(({ id }) => id));
    after = page.at(-1);
  } while (after);
  return ids;
}

function minute(number: number): string {
  return new Date(Date.UTC(2025, 0, 6, 9, number)).toISOString();
}

/** Claims all due mails and marks them as dead letters. */
async function giveUpAll({ outbox }: Store): Promise<void> {
  const claimed = await outbox.claim(take);
  await Promise.all(claimed.map((mail) => outbox.markDead(mail, NOW, "550 no such user")));
}

describe.each(databases)("admin queries on %s", (_name, database) => {
  test("page through submissions in the order received, even with equal times", async () => {
    const { store } = await database();
    const ids = ["a", "b", "c", "d", "e", "f", "g", "h"];
    for (const [index, id] of ids.entries()) {
      const received_at = minute(Math.floor(index / 4));
      await store.submissions.record(newSubmission(id, { received_at }));
    }
    expect(await pageThrough(store, {}, "oldest first")).toEqual(ids);
    expect(await pageThrough(store, {})).toEqual(ids.toReversed());
  });

  test("filter and count submissions by mail state, form and time", async () => {
    const { store } = await database();
    const { submissions, outbox } = store;
    const received_at = minute(1);
    await submissions.record(newSubmission("dead", { received_at: minute(0) }));
    await submissions.record(newSubmission("sent", { received_at }));
    for (const { id, attempt } of await outbox.claim(take)) {
      if (id === "sent") await outbox.finish(id, "sent", NOW);
      else await outbox.markDead({ id, attempt }, NOW, "no");
    }
    await submissions.record(newSubmission("held", { received_at }, { isHeld: true }));
    await submissions.record(
      newSubmission("waiting", { received_at: minute(2), form: "application" }),
    );
    for (const state of ["dead", "sent", "held", "waiting"] as const) {
      expect(await pageThrough(store, { state })).toEqual([state]);
      expect(await store.admin.count({ state })).toBe(1);
    }
    expect(await pageThrough(store, { form: "application" })).toEqual(["waiting"]);
    const between = { receivedFrom: minute(1), receivedBefore: minute(2) };
    expect((await pageThrough(store, between)).toSorted()).toEqual(["held", "sent"]);
    expect(await store.admin.count({})).toBe(4);
  });

  test("requeue a dead letter, or a held mail, as new but for its number of attempts", async () => {
    const { store } = await database();
    await store.submissions.record(newSubmission("one"));
    await giveUpAll(store);
    await store.submissions.record(newSubmission("spam", {}, { isHeld: true }));
    expect(await store.admin.release("one", doing)).toBe(0);
    expect(await store.admin.resend("one", NOW + 5)).toBe(1);
    const again = { now: NOW + 5, leaseUntil: NOW + 10, limit: 10 };
    const [mail] = await store.outbox.claim(again);
    // From then on it has 14 days again until it is given up.
    expect(mail).toMatchObject({ id: "one", attempt: 2, createdAt: NOW + 5 });
    expect(await store.admin.release("spam", { ...doing, now: NOW + 6 })).toBe(1);
    const released = await store.outbox.claim({ ...again, now: NOW + 6 });
    expect(released).toMatchObject([{ id: "spam", attempt: 1, createdAt: NOW + 6 }]);
    await store.outbox.markDead({ id: "one", attempt: 1 }, NOW, "too late");
    expect((await store.admin.find("one"))?.mails[0]).toMatchObject({ state: "waiting" });
  });

  test("make a mail that waits for its next attempt due at once, unless an attempt may be in progress", async () => {
    const { store } = await database();
    const HOUR = 3_600_000;
    await store.submissions.record(newSubmission("one", { form: "application" }));
    const [school, receipt] = await store.outbox.claim({ ...take, leaseUntil: NOW + HOUR });
    if (!school || !receipt) throw new Error("an application owes two mails");
    await store.outbox.reschedule(school, NOW + HOUR, "451 later");
    await store.outbox.reschedule(receipt, NOW + 60_000, "451 later");
    expect(await store.admin.resend("one", NOW)).toBe(1);
    expect(await store.outbox.claim(take)).toEqual([
      expect.objectContaining({ id: school.id, attempt: 2 }),
    ]);
    expect(await store.admin.resend("two", NOW)).toBe(0);
  });

  test("find all submissions with a reference number", async () => {
    const { store } = await database();
    // Four ids, which differ in two bits, share each reference number.
    const ids = ["2", "6", "a", "e"].map((digit) => `01a2049d-b244-7aed-97e8-fed5${digit}1b89d23`);
    for (const id of [...ids, "01a2049d-b244-7aed-97e8-fed561b89d24"]) {
      await store.submissions.record(newSubmission(id));
    }
    const reference = referenceOf(ids[0] ?? "");
    expect(await store.admin.count({ search: reference })).toBe(ids.length);
    const other = referenceOf("01a2049d-b244-7aed-97e8-fed561b89d24");
    expect(await store.admin.count({ search: other })).toBe(1);
    expect(await store.admin.count({ search: "000-000" })).toBe(0);
  });

  test("find all submissions of one person by address, in any letter case, and nobody else’s", async () => {
    const { store } = await database();
    const record = (id: string, email: string | null, text: string) =>
      store.submissions.record(newSubmission(id, { email, text, form: "application" }));
    await record("own", "jo_ann@example.com", "Hello");
    await record("text alone", null, "Email: Jo_Ann@Example.com\n\nHello");
    await record("longer", null, "Email: mary.jo_ann@example.com");
    await record("longer still", null, "Email: jo_ann@example.com.mx");
    await record("wild card", null, "Email: joXann@example.com");
    await record("somebody else", "kim@example.com", "Do you know jo_ann@example.com?");
    await record("accented", null, "Email: MÜLLER@example.com");
    await record("with an apostrophe", null, "Email: o'müller@example.com");
    await record("as typed", "zoe@münchen.example", "Hello");
    await record("as mailed", null, "Email: zoe@xn--mnchen-3ya.example");
    const found = await store.admin.findPerson(" JO_ANN@example.COM ");
    expect(found.map(({ id }) => id).toSorted()).toEqual(["own", "text alone"]);
    const accented = await store.admin.findPerson("müller@example.com");
    expect(accented.map(({ id }) => id)).toEqual(["accented"]);
    for (const domain of ["münchen.example", "xn--mnchen-3ya.example"]) {
      const both = await store.admin.findPerson(`zoe@${domain}`);
      expect(both.map(({ id }) => id).toSorted()).toEqual(["as mailed", "as typed"]);
    }
    expect(found.flatMap(({ mails }) => mails)).toContainEqual(
      expect.objectContaining({ id: "own.receipt" }),
    );
  });

  test("a person’s submissions and mails are erased, and no longer count towards the limit on receipts", async () => {
    const { store } = await database();
    for (const id of ["one", "two", "three"]) {
      await store.submissions.record(newSubmission(id, { form: "application" }));
    }
    const ids = (await store.admin.findPerson("mina@example.com")).map(({ id }) => id);
    await store.admin.delete(ids);
    expect(await store.outbox.backlog()).toMatchObject({ waiting: 0 });
    await store.submissions.record(newSubmission("four", { form: "application" }));
    expect((await store.admin.find("four"))?.mails).toHaveLength(2);
  });
});
