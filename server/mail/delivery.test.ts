import { expect, test, vi } from "vitest";

import { fakeClock } from "../../tests/support/fake-clock.ts";
import { newSubmission } from "../../tests/support/sample-submission.ts";
import { silentLog } from "../../tests/support/silent-log.ts";
import { temporaryStore } from "../../tests/support/temporary-store.ts";
import { composeMail } from "./compose-mail.ts";
import { createDelivery } from "./delivery.ts";
import { type Mail, Refusal, Unreachable } from "./transport.ts";

const HOUR = 3_600_000;
const addresses = { mailFrom: "site@example.com", mailTo: "school@example.com" };

/** A delivery whose mail server answers as the test says. */
async function deliver(answer: (mail: Mail, attempt: number) => Promise<void>) {
  const { submissions, outbox } = await temporaryStore();
  const clock = fakeClock();
  const attempts: Mail[] = [];
  const delivery = createDelivery({
    outbox,
    clock,
    log: silentLog,
    onSettled() {},
    random: () => 1,
    compose: (mail) => composeMail(mail, addresses),
    transport: {
      send: (mail, signal) => Promise.race([answer(mail, attempts.push(mail)), aborted(signal)]),
      close() {},
    },
  });
  delivery.start();
  return {
    clock,
    attempts,
    delivery,
    outbox,
    async accept(id: string) {
      await submissions.record(newSubmission(id, {}, { now: clock.now() }));
      delivery.wake();
    },
    /** Resolves once the mail tried last waits for its next attempt, or for none. */
    settled: (nextDueAt: number | undefined) =>
      vi.waitFor(async () => expect(await outbox.nextDueAt()).toBe(nextDueAt), 15_000),
  };
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason));
  });
}

test("what is accepted is mailed at once, from the site, to be answered to the visitor", async () => {
  const { attempts, accept, settled, delivery } = await deliver(async () => {});
  await accept("one");
  await settled(undefined);
  expect(attempts).toEqual([
    {
      messageId: "one@example.com",
      from: { name: "Banderas TEFL", address: "site@example.com" },
      to: "school@example.com",
      replyTo: "mina@example.com",
      subject: "Contact Form",
      text: "Email: mina@example.com\n\nHello",
      date: new Date("2025-01-06T09:00:00.000Z"),
    },
  ]);
  await delivery.stop();
});

test("a mail server that is away is tried again later, with the same Message-ID", async () => {
  const { attempts, accept, settled, clock, delivery } = await deliver(async (_mail, attempt) => {
    if (attempt < 3) throw new Error("connection refused");
  });
  await accept("one");
  await settled(clock.now() + 15_000);
  clock.pass(15_000);
  await settled(clock.now() + 30_000);
  clock.pass(30_000);
  await settled(undefined);
  expect(attempts.map(({ messageId }) => messageId)).toEqual(Array(3).fill("one@example.com"));
  await delivery.stop();
});

test("a mail server that cannot be reached is left alone for a while, whatever comes in", async () => {
  const { attempts, accept, settled, clock, delivery } = await deliver(async (_mail, attempt) => {
    if (attempt === 1) throw new Unreachable("connection refused");
  });
  await accept("one");
  await settled(clock.now() + 15_000);
  await accept("two");
  await vi.waitFor(() => expect(clock.nextAlarmAt()).toBe(clock.now() + 5000), 15_000);
  expect(attempts).toHaveLength(1);
  clock.pass(5000);
  await settled(clock.now() + 10_000);
  expect(attempts.map(({ messageId }) => messageId)).toEqual([
    "one@example.com",
    "two@example.com",
  ]);
  await delivery.stop();
});

test("a mail that is refused for good is not tried again", async () => {
  const { attempts, accept, settled, clock, delivery } = await deliver(async () => {
    throw new Refusal("550 no such mailbox");
  });
  await accept("one");
  await settled(undefined);
  clock.pass(24 * HOUR);
  await delivery.stop();
  expect(attempts).toHaveLength(1);
});

test("a mail that nobody takes is given up after fourteen days, not before", async () => {
  const { attempts, accept, settled, clock, delivery } = await deliver(async () => {
    throw new Error("connection refused");
  });
  await accept("one");
  await settled(clock.now() + 15_000);
  clock.pass(14 * 24 * HOUR - 1);
  await settled(clock.now() + 30_000);
  clock.pass(30_000);
  await settled(undefined);
  expect(attempts).toHaveLength(3);
  await delivery.stop();
});

test("one mail that hangs holds up no other", async () => {
  const release = Promise.withResolvers<void>();
  const { accept, delivery, attempts } = await deliver(async (mail) => {
    if (mail.messageId.startsWith("slow")) await release.promise;
  });
  await accept("slow");
  await vi.waitFor(() => expect(attempts).toHaveLength(1), 15_000);
  await accept("quick");
  await vi.waitFor(() => expect(attempts[1]?.messageId).toBe("quick@example.com"), 15_000);
  release.resolve();
  await delivery.stop();
});

test("a mail server that never comes to an end is left, and tried again later", async () => {
  const { attempts, accept, settled, clock, delivery } = await deliver(async (_mail, attempt) => {
    if (attempt === 1) await new Promise(() => {});
  });
  await accept("one");
  await vi.waitFor(() => expect(attempts).toHaveLength(1), 15_000);
  clock.pass(90_000);
  await settled(clock.now() + 15_000);
  clock.pass(15_000);
  await settled(undefined);
  expect(attempts).toHaveLength(2);
  await delivery.stop();
});

test("stopping waits for the mail that is under way and starts no other", async () => {
  const release = Promise.withResolvers<void>();
  const { accept, delivery, attempts, outbox } = await deliver(() => release.promise);
  await accept("one");
  await vi.waitFor(() => expect(attempts).toHaveLength(1), 15_000);
  const stopped = delivery.stop();
  await accept("two");
  release.resolve();
  await stopped;
  expect(attempts).toHaveLength(1);
  expect(
    await outbox.claim({ now: Number.MAX_SAFE_INTEGER, leaseUntil: 0, limit: 9 }),
  ).toMatchObject([{ id: "two" }]);
});
