import { expect, test, vi } from "vitest";

import { DAY, HOUR, MINUTE } from "../../core/durations.ts";
import { LOOK } from "./delivery.ts";
import { startDelivery } from "#tests/support/mail/start-delivery.ts";
import {
  LoginRefused,
  PermanentFailure,
  ServerAway,
  TransportRejected,
  TransportUnavailable,
  Unanswered,
} from "../transport.ts";

test("a failed mail is retried with exponential backoff and the same Message-ID", async () => {
  const { attempts, accept, settled, clock } = await startDelivery(async (_mail, attempt) => {
    if (attempt < 3) throw new Error("connection refused");
  });
  await accept("one");
  await settled(clock.now() + 15_000);
  clock.pass(15_000);
  await settled(clock.now() + 30_000);
  clock.pass(30_000);
  await settled(undefined);
  expect(attempts.map(({ messageId }) => messageId)).toEqual(Array(3).fill("one@example.com"));
});

test("while the mail server is unreachable, no mail is tried for five seconds, not even a new one", async () => {
  const { attempts, accept, settled, sleeps, clock } = await startDelivery(async (_, attempt) => {
    if (attempt === 1) throw new TransportUnavailable("connection refused");
  });
  await accept("one");
  await settled(clock.now() + 15_000);
  await accept("two");
  await sleeps(LOOK);
  expect(attempts).toHaveLength(1);
  clock.pass(5000);
  await settled(clock.now() + 10_000);
  const ids = attempts.map(({ messageId }) => messageId);
  expect(ids).toEqual(["one@example.com", "two@example.com"]);
});

test("a permanently refused receipt becomes a dead letter, but a mail to the school is retried", async () => {
  const { attempts, accept, ended, settled, clock, errors } = await startDelivery(async () => {
    throw new PermanentFailure("550 5.1.1 no such user");
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
  // A repeated refusal is logged as an error at most once an hour.
  expect(errors).toHaveLength(2);
  clock.pass(HOUR);
  await ended(4);
  expect(errors).toHaveLength(3);
});

test("after the mail server has rejected the site’s login, no mail is tried for a minute, and then only one", async () => {
  let isFixed = false;
  const { attempts, accept, ended, sleeps, settled, clock, errors } = await startDelivery(
    async () => {
      if (!isFixed) throw new TransportRejected("535 wrong password");
    },
  );
  for (const id of ["a", "b", "c", "d", "e", "f"]) await accept(id);
  await sleeps(LOOK);
  const before = attempts.length;
  expect(before).toBeLessThanOrEqual(4);
  expect(errors).toEqual([expect.stringContaining("no mail goes out until it takes one again")]);
  clock.pass(30_000);
  await accept("another");
  await sleeps(LOOK);
  expect(attempts).toHaveLength(before);
  clock.pass(30_000);
  await ended(before + 1);
  expect(attempts).toHaveLength(before + 1);
  isFixed = true;
  await sleeps(LOOK);
  clock.pass(2 * MINUTE + 1000);
  await settled(undefined);
});

/** A site with a mail that fails each time, and has been tried once. */
async function failing(cause: () => Error) {
  const site = await startDelivery(() => Promise.reject(cause()));
  await site.accept("one");
  await site.ended(1);
  return site;
}

test("a mail that always fails becomes a dead letter after 14 days, not before", async () => {
  const { tried, reasons } = await failing(() => new Error("451 try later"));
  await tried(25, HOUR);
  await tried(26, 14 * DAY - 24 * HOUR - MINUTE);
  await tried(27, HOUR);
  expect(reasons).toEqual([...Array(26).fill("other"), "dead"]);
});

test.each([
  ["the login is refused", new LoginRefused("invalid_grant"), "rejected"],
  ["its certificate has expired", new TransportRejected("CERT_HAS_EXPIRED"), "rejected"],
  ["the mail server is away", new ServerAway("connect ECONNREFUSED"), "unreachable"],
])(
  "while %s, no mail becomes a dead letter, however long that takes",
  async (_what, cause, reason) => {
    const { tried, reasons } = await failing(() => cause);
    await tried(22, DAY);
    expect(reasons).toEqual(Array(22).fill(reason));
  },
);

test("a mail that waited for a server that was away for weeks gets hours to pass its greylist", async () => {
  let cause: Error = new ServerAway("connect ECONNREFUSED");
  const { tried, reasons } = await failing(() => cause);
  await tried(22, DAY);
  cause = new Error("451 greylisted");
  await tried(27, HOUR);
  expect(reasons.slice(22)).toEqual(Array(5).fill("other"));
  await tried(28, HOUR);
  expect(reasons.at(-1)).toBe("dead");
});

test("a mail that may have arrived each time is sent 22 times in 14 days, not every hour", async () => {
  const { attempts, ended, sleeps, tried, nextDueAt, clock, reasons } = await failing(
    () => new Unanswered("Connection closed unexpectedly"),
  );
  const pauses: number[] = [];
  for (let count = 1; count <= 21; count += 1) {
    await ended(count);
    await sleeps(LOOK);
    const pause = ((await nextDueAt()) ?? 0) - clock.now();
    pauses.push(pause / MINUTE);
    await tried(count + 1, pause);
  }
  expect(pauses.slice(0, 8)).toEqual([0.25, 0.75, 3, 12, 48, 192, 768, 24 * 60]);
  expect(reasons.at(-1)).toBe("dead");
  expect(new Set(attempts.map(({ messageId }) => messageId)).size).toBe(1);
});

test("after days without a mail server, one lost response puts a mail off by an hour at most", async () => {
  const { accept, ended, nextDueAt, clock } = await startDelivery(async (_mail, attempt) => {
    throw attempt === 1 ? new ServerAway("connection refused") : new Unanswered("closed");
  });
  await accept("one");
  await ended(1);
  clock.jump(3 * DAY);
  clock.pass(HOUR);
  await ended(2);
  const untilNext = async () => ((await nextDueAt()) ?? 0) - clock.now();
  await vi.waitFor(async () => expect(await untilNext()).toBeGreaterThan(0), 15_000);
  expect(await untilNext()).toBeLessThanOrEqual(HOUR);
});

test("a mail with few attempts does not become a dead letter, even if a clock jump makes it look old", async () => {
  const { ended, clock, reasons } = await failing(() => new Error("451 try later"));
  clock.jump(3650 * DAY);
  clock.pass(HOUR);
  await ended(2);
  expect(reasons).toEqual(["other", "other"]);
});

test.each([
  ["forward by ten years", 3650 * DAY],
  ["forward by a day and a half", 1.5 * DAY],
  ["back by ten years", -3650 * DAY],
])("all mails are delivered even if the wall clock jumps %s", async (_how, jump) => {
  const { accept, attempts, ended, sleeps, clock, settled } = await startDelivery(
    async (_, attempt) => {
      if (attempt <= 2) throw new TransportUnavailable("connection refused");
    },
  );
  await accept("before");
  await ended(1);
  clock.jump(jump);
  await accept("meanwhile");
  await sleeps(LOOK);
  clock.pass(5000);
  await ended(2);
  clock.jump(-jump);
  for (let tries = 0; tries < 12; tries += 1) {
    await vi.waitFor(() => expect(clock.nextTimerIn()).toBeDefined(), 15_000);
    clock.pass(MINUTE / 2);
  }
  await settled(undefined);
  expect(new Set(attempts.slice(-2).map(({ messageId }) => messageId)).size).toBe(2);
});
