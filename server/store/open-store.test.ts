import { expect, test } from "vitest";

import { sampleSubmission } from "../../tests/support/sample-submission.ts";
import { temporaryStore } from "../../tests/support/temporary-store.ts";

const NOW = 1_000_000;
const LEASE_END = NOW + 60_000;

test("a submission and the mail it owes are written together", async () => {
  const { submissions, outbox } = await temporaryStore();
  await submissions.record(sampleSubmission("one"), NOW);
  const claimed = await outbox.claim({ now: NOW, leaseUntil: LEASE_END, limit: 10 });
  expect(claimed).toEqual([
    { id: "one", attempt: 1, createdAt: NOW, submission: sampleSubmission("one") },
  ]);
});

test("a key that is known brings back the first submission and owes no second mail", async () => {
  const { submissions, outbox } = await temporaryStore();
  await submissions.record(sampleSubmission("first", "key"), NOW);
  const again = await submissions.record(sampleSubmission("second", "key"), NOW);
  expect(again.id).toBe("first");
  expect(await outbox.claim({ now: NOW, leaseUntil: LEASE_END, limit: 10 })).toHaveLength(1);
});

test("submissions without a key are never taken for one another", async () => {
  const { submissions, outbox } = await temporaryStore();
  await submissions.record(sampleSubmission("one"), NOW);
  await submissions.record(sampleSubmission("two"), NOW);
  expect(await outbox.claim({ now: NOW, leaseUntil: LEASE_END, limit: 10 })).toHaveLength(2);
});

test("a claimed mail is nobody else’s until its lease ends", async () => {
  const { submissions, outbox } = await temporaryStore();
  await submissions.record(sampleSubmission("one"), NOW);
  await outbox.claim({ now: NOW, leaseUntil: LEASE_END, limit: 10 });
  const early = { now: LEASE_END - 1, leaseUntil: LEASE_END * 2, limit: 10 };
  expect(await outbox.claim(early)).toEqual([]);
  const [again] = await outbox.claim({ ...early, now: LEASE_END });
  expect(again).toMatchObject({ id: "one", attempt: 2 });
});

test("a sender that lost its lease cannot give up a mail, but a mail that was taken is sent", async () => {
  const { submissions, outbox } = await temporaryStore();
  await submissions.record(sampleSubmission("one"), NOW);
  await outbox.claim({ now: NOW, leaseUntil: LEASE_END, limit: 10 });
  await outbox.claim({ now: LEASE_END, leaseUntil: LEASE_END * 2, limit: 10 });
  await outbox.markDead({ id: "one", attempt: 1 }, LEASE_END, "too late");
  expect(await outbox.nextDueAt()).toBe(LEASE_END * 2);
  await outbox.markSent("one", LEASE_END);
  expect(await outbox.nextDueAt()).toBeUndefined();
});
