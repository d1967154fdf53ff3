import { expect, test, vi } from "vitest";

import { fakeClock } from "../../tests/support/server/fake-clock.ts";
import { newSubmission } from "../../tests/support/server/sample-submission.ts";
import { silentLog } from "../../tests/support/server/silent-log.ts";
import { temporaryStore } from "../../tests/support/server/temporary-store.ts";
import { composeMail } from "./compose-mail.ts";
import { createDelivery } from "./delivery.ts";
import {
  type Mail,
  PermanentFailure,
  TransportRejected,
  TransportUnavailable,
} from "./transport.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const addresses = { mailFrom: "site@example.com", mailTo: "school@example.com" };

/** A delivery whose mail server answers as the test says. */
async function deliver(answer: (mail: Mail, attempt: number) => Promise<void>) {
  const { submissions, outbox } = await temporaryStore();
  const clock = fakeClock();
  const attempts: Mail[] = [];
  const errors: string[] = [];
  const reasons: string[] = [];
  const delivery = createDelivery({
    outbox,
    clock,
    log: { ...silentLog, error: (_details, message) => errors.push(message) },
    onSettled: (attempt) =>
      reasons.push(attempt.result === "failed" ? attempt.reason : attempt.result),
    random: () => 1,
    compose(mail) {
      if (!mail.submission) throw new Error("No test here owes a mail from the system");
      return composeMail(mail, addresses);
    },
    transport: {
      send: (mail, signal) => Promise.race([answer(mail, attempts.push(mail)), aborted(signal)]),
      close() {},
    },
  });
  delivery.start();
  return {
    clock,
    attempts,
    errors,
    reasons,
    delivery,
    outbox,
    async accept(id: string, form: "contact" | "application" = "contact") {
      await submissions.record(newSubmission(id, { form }, { now: clock.now() }));
      delivery.wake();
    },
    /** Resolves once so many attempts have ended. */
    ended: (count: number) => vi.waitFor(() => expect(reasons).toHaveLength(count), 15_000),
    /** Resolves once delivery sleeps for so many milliseconds. */
    sleeps: (milliseconds: number) =>
      vi.waitFor(() => expect(clock.nextTimerIn()).toBe(milliseconds), 15_000),
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
  expect(attempts).toMatchObject([
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
  const { attempts, accept, settled, sleeps, clock, delivery } = await deliver(
    async (_mail, attempt) => {
      if (attempt === 1) throw new TransportUnavailable("connection refused");
    },
  );
  await accept("one");
  await settled(clock.now() + 15_000);
  await accept("two");
  await sleeps(5000);
  expect(attempts).toHaveLength(1);
  clock.pass(5000);
  await settled(clock.now() + 10_000);
  expect(attempts.map(({ messageId }) => messageId)).toEqual([
    "one@example.com",
    "two@example.com",
  ]);
  await delivery.stop();
});

test("a receipt that is refused for good is not tried again, the school's mail is", async () => {
  const { attempts, accept, ended, settled, clock, delivery, errors } = await deliver(async () => {
    throw new PermanentFailure("550 5.4.5 daily limit exceeded");
  });
  await accept("one", "application");
  await ended(2);
  expect(errors.toSorted()).toEqual([
    expect.stringContaining("Gave up a mail"),
    expect.stringContaining("refuses mails to the school"),
  ]);
  await settled(clock.now() + 15_000);
  clock.pass(15_000);
  await ended(3);
  expect(attempts.at(-1)?.messageId).toBe("one@example.com");
  // Reported at once, then once an hour.
  expect(errors).toHaveLength(2);
  clock.pass(HOUR);
  await ended(4);
  expect(errors).toHaveLength(3);
  await delivery.stop();
});

test("a mail server that rejects the site is left alone for a minute, then tried with one mail", async () => {
  let isMended = false;
  const { attempts, accept, ended, sleeps, settled, clock, delivery, errors } = await deliver(
    async () => {
      if (!isMended) throw new TransportRejected("535 wrong password");
    },
  );
  for (const id of ["a", "b", "c", "d", "e", "f"]) await accept(id);
  await sleeps(30_000);
  const before = attempts.length;
  expect(before).toBeLessThanOrEqual(4);
  expect(errors).toEqual([expect.stringContaining("no mail goes out until that is mended")]);
  clock.pass(30_000);
  await accept("another");
  await sleeps(30_000);
  expect(attempts).toHaveLength(before);
  clock.pass(30_000);
  await ended(before + 1);
  expect(attempts).toHaveLength(before + 1);
  isMended = true;
  await sleeps(30_000);
  clock.pass(2 * MINUTE + 1000);
  await settled(undefined);
  await delivery.stop();
});

test("a mail that nobody takes is given up after fourteen days, not before", async () => {
  const { accept, ended, sleeps, clock, delivery, reasons } = await deliver(async () => {
    throw new Error("451 try later");
  });
  await accept("one");
  for (let attempt = 1; attempt <= 24; attempt += 1) {
    await ended(attempt);
    await sleeps(Math.min(15_000 * 2 ** (attempt - 1), 30_000));
    clock.pass(HOUR);
  }
  await ended(25);
  await sleeps(30_000);
  clock.pass(14 * DAY - 24 * HOUR);
  await ended(26);
  expect(reasons).toEqual([...Array(25).fill("other"), "dead"]);
  await delivery.stop();
});

test("a mail that has hardly been tried is not given up, however old the wall clock makes it", async () => {
  const { accept, ended, clock, delivery, reasons } = await deliver(async () => {
    throw new Error("451 try later");
  });
  await accept("one");
  await ended(1);
  clock.jump(3650 * DAY);
  clock.pass(HOUR);
  await ended(2);
  expect(reasons).toEqual(["other", "other"]);
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
  clock.pass(12 * MINUTE);
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

test("an attempt that takes long keeps its lease, and nobody else sends the mail", async () => {
  const release = Promise.withResolvers<void>();
  const { accept, attempts, clock, outbox, settled, delivery } = await deliver(
    () => release.promise,
  );
  await accept("one");
  await vi.waitFor(() => expect(attempts).toHaveLength(1), 15_000);
  for (let beats = 0; beats < 14; beats += 1) {
    clock.pass(40_000);
    await settled(clock.now() + 120_000);
    expect(await outbox.claim({ now: clock.now(), leaseUntil: 0, limit: 9 })).toEqual([]);
  }
  release.resolve();
  await settled(undefined);
  expect(attempts).toHaveLength(1);
  await delivery.stop();
});

test("the school's mails go out before receipts that have waited longer", async () => {
  const blocked = Promise.withResolvers<void>();
  const { accept, attempts, delivery, settled } = await deliver((_mail, attempt) =>
    attempt <= 4 ? blocked.promise : Promise.resolve(),
  );
  for (const id of ["a", "b", "c", "d"]) await accept(id);
  await vi.waitFor(() => expect(attempts).toHaveLength(4), 15_000);
  for (const id of ["e", "f", "g"]) await accept(id, "application");
  await accept("late");
  blocked.resolve();
  await settled(undefined);
  const order = attempts.slice(4).map(({ messageId }) => messageId.includes(".receipt"));
  expect(order).toEqual([false, false, false, false, true, true, true]);
  await delivery.stop();
});

test.each([
  ["forward by ten years", 3650 * DAY],
  ["back by ten years", -3650 * DAY],
  ["forward by 25 days", 25 * DAY],
])("a wall clock that jumps %s stops no mail", async (_how, jump) => {
  const { accept, attempts, ended, sleeps, clock, delivery, outbox } = await deliver(
    async (_mail, attempt) => {
      if (attempt <= 2) throw new TransportUnavailable("connection refused");
    },
  );
  await accept("before");
  await ended(1);
  clock.jump(jump);
  await accept("meanwhile");
  await sleeps(5000);
  clock.pass(5000);
  await ended(2);
  clock.jump(-jump);
  for (let tries = 0; tries < 12; tries += 1) {
    await vi.waitFor(() => expect(clock.nextTimerIn()).toBeDefined(), 15_000);
    clock.pass(MINUTE / 2);
  }
  await vi.waitFor(
    async () => expect(await outbox.backlog()).toMatchObject({ waiting: 0 }),
    15_000,
  );
  expect(new Set(attempts.slice(-2).map(({ messageId }) => messageId)).size).toBe(2);
  await delivery.stop();
});
