import { expect, test, vi } from "vitest";

import { MINUTE } from "../../core/durations.ts";

import { startDelivery } from "#tests/support/mail/start-delivery.ts";

test("a mail that hangs does not delay other mails", async () => {
  const release = Promise.withResolvers<void>();
  const { accept, attempts, started } = await startDelivery(async (mail) => {
    if (mail.messageId.startsWith("slow")) await release.promise;
  });
  await accept("slow");
  await started(1);
  await accept("quick");
  await vi.waitFor(() => expect(attempts[1]?.messageId).toBe("quick@example.com"), 15_000);
  release.resolve();
});

test("stopping the delivery waits for the mail in flight and starts no other", async () => {
  const release = Promise.withResolvers<void>();
  const { accept, delivery, attempts, outbox, started } = await startDelivery(
    () => release.promise,
  );
  await accept("one");
  await started(1);
  const stopped = delivery.stop();
  await accept("two");
  release.resolve();
  await stopped;
  expect(attempts).toHaveLength(1);
  expect(
    await outbox.claim({ now: Number.MAX_SAFE_INTEGER, leaseUntil: 0, limit: 9 }),
  ).toMatchObject([{ id: "two" }]);
});

test("a long attempt renews its lease, so that no other process sends the mail", async () => {
  const release = Promise.withResolvers<void>();
  const { accept, attempts, clock, outbox, settled, started } = await startDelivery(
    () => release.promise,
  );
  await accept("one");
  await started(1);
  for (let beats = 0; beats < 14; beats += 1) {
    clock.pass(40_000);
    await settled(clock.now() + 360_000);
    // Another server's clock may be ahead.
    const now = clock.now() + 5 * MINUTE;
    expect(await outbox.claim({ now, leaseUntil: 0, limit: 9 })).toEqual([]);
  }
  release.resolve();
  await settled(undefined);
  expect(attempts).toHaveLength(1);
});

test("a mail that was sent while the store is away is not sent again", async () => {
  const { accept, attempts, clock, outbox, settled, started } = await startDelivery(async () => {});
  const finish = vi.spyOn(outbox, "finish");
  for (let time = 0; time < 3; time += 1) finish.mockRejectedValueOnce(new Error("away"));
  await accept("one");
  await started(1);
  for (let failures = 1; failures <= 3; failures += 1) {
    await vi.waitFor(() => expect(finish).toHaveBeenCalledTimes(failures), 15_000);
    await vi.waitFor(() => expect(clock.nextTimerIn()).toBeLessThanOrEqual(5000), 15_000);
    clock.pass(5000);
  }
  await settled(undefined);
  expect(attempts).toHaveLength(1);
});

test("mails to the school are sent before receipts that have waited longer", async () => {
  const blocked = Promise.withResolvers<void>();
  const { accept, attempts, settled, started } = await startDelivery((_mail, attempt) =>
    attempt <= 4 ? blocked.promise : Promise.resolve(),
  );
  for (const id of ["a", "b", "c", "d"]) await accept(id);
  await started(4);
  for (const id of ["e", "f", "g"]) await accept(id, "application");
  await accept("late");
  blocked.resolve();
  await settled(undefined);
  const order = attempts.slice(4).map(({ messageId }) => messageId.includes(".receipt"));
  expect(order).toEqual([false, false, false, false, true, true, true]);
});
