import { expect, onTestFinished, vi } from "vitest";
import { composeMail } from "#server/mail/compose-mail.ts";
import { createDelivery, LOOK } from "#server/mail/delivery/delivery.ts";
import type { Mail } from "#server/mail/transport.ts";
import type { Store } from "#server/store/create-store.ts";
import type { SignInMail, SystemMail } from "#server/store/owed-mail.ts";

import { type FakeClock, fakeClock } from "../server/fake-clock.ts";
import { newSubmission } from "../server/sample-submission.ts";
import { silentLog } from "../server/silent-log.ts";
import { temporaryStore } from "../databases/temporary-store.ts";
import { content } from "../site-content.ts";

/** Looks often: some tests wait a hundred times. */
const SOON = { timeout: 15_000, interval: 5 };

const addresses = { mailFrom: "site@example.com", mailTo: "school@example.com" };

interface Given {
  store?: Store;
  clock?: FakeClock;
  /** Composes the mails that are about no submission. */
  composeOther?: (mail: SystemMail | SignInMail) => Promise<Mail | undefined> | undefined;
}

/** Starts the delivery, until the test ends, with a fake transport, a fake clock and a real outbox. */
export async function startDelivery(
  answer: (mail: Mail, attempt: number) => Promise<void>,
  { store, clock = fakeClock(), composeOther = () => undefined }: Given = {},
) {
  const { submissions, outbox, admin } = store ?? (await temporaryStore());
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
    compose: (mail) =>
      mail.submission ? composeMail(mail, content, addresses) : composeOther(mail),
    transport: {
      send: (mail) => answer(mail, attempts.push(mail)),
      close() {},
    },
  });
  delivery.start();
  onTestFinished(delivery.stop);
  /** When the first of the waiting mails is due. */
  async function nextDueAt(): Promise<number | undefined> {
    const found = await admin.page({ state: "waiting" }, { order: "newest first", limit: 99 });
    const mails = found.flatMap((one) => one.mails).filter(({ state }) => state === "waiting");
    return mails.map(({ next_at }) => next_at).toSorted((a, b) => a - b)[0];
  }
  /** Resolves once this many attempts have ended. */
  const ended = (count: number) => vi.waitFor(() => expect(reasons).toHaveLength(count), SOON);
  return {
    nextDueAt,
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
    /** Resolves once this many attempts have started. */
    started: (count: number) => vi.waitFor(() => expect(attempts).toHaveLength(count), SOON),
    ended,
    /** Lets so much time pass before each attempt, until this many have ended. */
    async tried(count: number, pause: number) {
      for (let next = reasons.length + 1; next <= count; next += 1) {
        await vi.waitFor(() => expect(clock.nextTimerIn()).toBeLessThanOrEqual(LOOK), SOON);
        clock.pass(pause);
        await ended(next);
      }
    },
    /** Resolves once the delivery sleeps for this many milliseconds. */
    sleeps: (milliseconds: number) =>
      vi.waitFor(() => expect(clock.nextTimerIn()).toBe(milliseconds), SOON),
    /** Resolves once the next mail is due at this time; undefined: once no mail waits. */
    settled: (at: number | undefined) =>
      vi.waitFor(async () => expect(await nextDueAt()).toBe(at), SOON),
  };
}
