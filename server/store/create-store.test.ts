import { describe, expect, test } from "vitest";

import { newSubmission, sampleSubmission } from "../../tests/support/server/sample-submission.ts";
import { databases } from "../../tests/support/databases/databases.ts";

const NOW = 1_000_000;
const LEASE_END = NOW + 60_000;
const take = { now: NOW, leaseUntil: LEASE_END, limit: 10 };

/** An application, for which the store queues a receipt as well. */
function application(id: string, change = {}) {
  return newSubmission(id, { form: "application", ...change });
}

describe.each(databases)("the store on %s", (_name, database) => {
  const openStore = async () => (await database()).store;

  test("records a submission together with its mail", async () => {
    const { submissions, outbox } = await openStore();
    await submissions.record(newSubmission("one"));
    const mail = { id: "one", kind: "school", attempt: 1, createdAt: NOW, lastError: null };
    expect(await outbox.claim(take)).toEqual([{ ...mail, submission: sampleSubmission("one") }]);
  });

  test("stores one of two simultaneous submissions with the same idempotency key", async () => {
    const { submissions, outbox } = await openStore();
    const sent = ["first", "second"].map((id) => newSubmission(id, { idempotency_key: "key" }));
    const both = await Promise.all(sent.map(submissions.record));
    expect(new Set(both.map(({ submission }) => submission.id)).size).toBe(1);
    expect(both.map(({ isNew }) => isNew).toSorted()).toEqual([false, true]);
    expect(await outbox.claim(take)).toHaveLength(1);
  });

  test("stores the rest of a batch when one submission cannot be stored", async () => {
    const { submissions, outbox } = await openStore();
    await submissions.record(newSubmission("taken"));
    const ids = ["a", "b", "taken", "c", "d"];
    const recording = ids.map((id) => submissions.record(newSubmission(id)));
    const results = await Promise.allSettled(recording);
    const statuses = results.map(({ status }) => status);
    expect(statuses).toEqual(Array(5).fill("fulfilled").with(2, "rejected"));
    expect(await outbox.claim(take)).toHaveLength(5);
  });

  test("stores a mail server’s error message without NUL, and every character that a visitor types", async () => {
    const { submissions, outbox, admin } = await openStore();
    const text = "Zoë O’Brien 🌴 'x' \"y\" \\ %s $1 ? \u200b\u202e\r\n\t";
    await submissions.record(newSubmission("one", { text }));
    const [mail] = await outbox.claim(take);
    expect(mail?.submission?.text).toBe(text);
    await outbox.reschedule(mail ?? { id: "", attempt: 0 }, NOW, "550 \0no\uD800");
    expect((await admin.find("one"))?.mails[0]?.last_error).toBe("550 no\uFFFD");
  });

  test("does not hand out a claimed mail again until its lease expires", async () => {
    const { submissions, outbox } = await openStore();
    await submissions.record(newSubmission("one"));
    await outbox.claim(take);
    const early = { now: LEASE_END - 1, leaseUntil: LEASE_END * 2, limit: 10 };
    expect(await outbox.claim(early)).toEqual([]);
    const [again] = await outbox.claim({ ...early, now: LEASE_END });
    expect(again).toMatchObject({ id: "one", attempt: 2 });
  });

  test("hands out each of many mails to only one of the concurrent claims", async () => {
    const { submissions, outbox } = await openStore();
    const many = Array.from({ length: 500 }, (_, index) => newSubmission(`number ${index}`));
    await Promise.all(many.map(submissions.record));
    const claiming = Array.from({ length: 8 }, () => outbox.claim({ ...take, limit: 5 }));
    const claims = await Promise.all(claiming);
    for (const claim of claims) expect(claim.length).toBeLessThanOrEqual(5);
    const ids = claims.flat().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const rest = await outbox.claim({ ...take, limit: 500 });
    expect(ids.length + rest.length).toBe(500);
  });

  test("a worker whose lease has ended can still mark a mail as sent, but not as failed", async () => {
    const { submissions, outbox } = await openStore();
    await submissions.record(newSubmission("one"));
    await outbox.claim(take);
    await outbox.claim({ now: LEASE_END, leaseUntil: LEASE_END * 2, limit: 10 });
    await outbox.markDead({ id: "one", attempt: 1 }, LEASE_END, "too late");
    expect(await outbox.backlog()).toMatchObject({ waiting: 1 });
    await outbox.finish("one", "sent", LEASE_END);
    expect(await outbox.backlog()).toMatchObject({ waiting: 0 });
  });

  test("reports how many mails wait, and since when", async () => {
    const { submissions, outbox } = await openStore();
    expect(await outbox.backlog()).toMatchObject({ waiting: 0, oldestSince: undefined });
    await submissions.record(newSubmission("one", {}, { now: NOW }));
    await submissions.record(newSubmission("two", {}, { now: NOW + 5 }));
    expect(await outbox.backlog()).toMatchObject({ waiting: 2, oldestSince: NOW });
    await outbox.finish("one", "sent", LEASE_END);
    expect(await outbox.backlog()).toMatchObject({ waiting: 1, oldestSince: NOW + 5 });
  });

  test("queues at most three receipts per address and day, but every mail to the school", async () => {
    const { submissions, outbox } = await openStore();
    await submissions.record(application("first"));
    const together = Array.from({ length: 5 }, (_, index) => application(`of five ${index}`));
    await Promise.all(together.map(submissions.record));
    await submissions.record(application("other", { email: "kim@example.com" }));
    await submissions.record(application("next day", { received_at: "2025-01-07T00:00:00.000Z" }));
    const mails = await outbox.claim({ ...take, limit: 100 });
    const receipts = mails.filter(({ kind }) => kind === "receipt").map(({ id }) => id);
    expect(mails.length - receipts.length).toBe(8);
    expect(receipts).toHaveLength(5);
    expect(receipts).toContain("other.receipt");
    expect(receipts).toContain("next day.receipt");
  });

  test("counts receipts by mailbox: different spellings of an address share the limit", async () => {
    const { submissions, outbox } = await openStore();
    const spellings = [
      "m.ina@gmail.com",
      "mina+1@gmail.com",
      "mina@googlemail.com",
      "mi.na+x@gmail.com",
    ];
    const sent = spellings.map((email) => application(email, { email }));
    const recorded = await Promise.all(sent.map(submissions.record));
    expect(recorded.filter(({ owesReceipt }) => owesReceipt)).toHaveLength(3);
    expect(await outbox.claim({ ...take, limit: 100 })).toHaveLength(7);
  });

  test("several servers can create the tables at the same time, and the store reports whether it is ready", async () => {
    const store = await openStore();
    await Promise.all([store.prepare(), store.prepare()]);
    expect(await store.canWrite(NOW)).toBe(true);
    expect(await store.canWrite(NOW + 1)).toBe(true);
    await store.close();
    expect(await store.canWrite(NOW)).toBe(false);
  });
});
