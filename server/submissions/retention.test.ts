import { expect, test, vi } from "vitest";

import { fakeClock } from "../../tests/support/fake-clock.ts";
import { newSubmission } from "../../tests/support/sample-submission.ts";
import { silentLog } from "../../tests/support/silent-log.ts";
import { temporaryStore } from "../../tests/support/temporary-store.ts";
import { startRetention } from "./retention.ts";

const DAY = 24 * 3_600_000;

test("what was kept long enough is deleted every hour, but nothing that is still owed", async () => {
  const clock = fakeClock();
  const { submissions, outbox } = await temporaryStore();
  const daysAgo = (days: number) => new Date(clock.now() - days * DAY).toISOString();
  const record = (id: string, days: number) =>
    submissions.record(newSubmission(id, { received_at: daysAgo(days), idempotency_key: id }));
  await submissions.record(
    newSubmission("mistyped", {
      form: "application",
      received_at: daysAgo(31),
      idempotency_key: "mistyped",
    }),
  );
  await outbox.markSent("mistyped", clock.now());
  const [receipt] = await outbox.claim({ now: clock.now(), leaseUntil: clock.now(), limit: 1 });
  await outbox.markDead({ id: "mistyped.receipt", attempt: receipt?.attempt ?? 0 }, 0, "550");
  await Promise.all([record("old", 31), record("owed", 31), record("recent", 29.99)]);
  for (const id of ["old", "recent"]) await outbox.markSent(id, clock.now());

  const retention = startRetention({ submissions, clock, log: silentLog, days: 30 });
  const isThere = async (key: string) => (await submissions.findByKey(key)) !== undefined;
  await vi.waitFor(async () => expect(await isThere("old")).toBe(false), 15_000);
  expect(await isThere("mistyped")).toBe(false);
  expect([await isThere("owed"), await isThere("recent")]).toEqual([true, true]);

  clock.pass(3_600_000);
  await vi.waitFor(async () => expect(await isThere("recent")).toBe(false), 15_000);
  retention.stop();
  expect(await isThere("owed")).toBe(true);
});
