import type { Clock } from "../../core/clock.ts";
import { type Log, withoutAddresses } from "../../core/log.ts";
import type { Outbox } from "../../store/outbox.ts";
import type { ClaimedMail, OwedMail } from "../../store/owed-mail.ts";
import { createCircuitBreaker } from "./circuit-breaker.ts";
import { createFailureReport, type FailureReason, failureReason } from "./failure.ts";
import { LEASE, startHeartbeat } from "./lease.ts";
import { isGivenUp, retryDelay } from "./retry.ts";
import type { Mail, Transport } from "../transport.ts";

/** How many mails are sent at the same time. */
export const CONCURRENCY = 4;
/** Longer than any transport's own timeouts: ends an attempt that nothing else does. */
const LONGEST_ATTEMPT = 720_000;
/** How long to sleep when nothing is due, or the store cannot be read. */
const MAX_IDLE = 30_000;

interface DeliveryServices {
  outbox: Outbox;
  transport: Transport;
  clock: Clock;
  log: Log;
  compose: (mail: OwedMail) => Mail | Promise<Mail>;
  random: () => number;
  /** Told how each attempt ended. */
  onSettled: (attempt: SettledAttempt) => void;
}

/** How one attempt ended; `seconds` is how long the mail server took. */
export type SettledAttempt =
  | { result: "sent"; seconds: number }
  | { result: "kept" }
  | { result: "failed"; reason: FailureReason }
  | { result: "dead" };

export interface Delivery {
  /** Begins to send; to be called once. */
  start(): void;
  /** Says that a mail may be due now. */
  wake(): void;
  /** Claims no further mail; resolves once those in flight are settled. */
  stop(): Promise<void>;
}

/** Sends the mails of the outbox, from its start until it is stopped. */
export function createDelivery(services: DeliveryServices): Delivery {
  const { outbox, transport, clock, log, compose, random, onSettled } = services;
  const inFlight = new Set<Promise<void>>();
  const stopping = new AbortController();
  const breaker = createCircuitBreaker(clock);
  const reportFailure = createFailureReport(log, clock);
  let endSleep = () => {};
  let isAwake = false;

  async function attempt(mail: ClaimedMail): Promise<void> {
    const startedAt = clock.elapsed();
    const stopHeartbeat = startHeartbeat(mail, outbox, clock);
    try {
      await withTimeout(async (signal) => transport.send(await compose(mail), signal));
    } catch (cause) {
      stopHeartbeat();
      await recordFailure(mail, cause);
      return;
    }
    stopHeartbeat();
    breaker.close();
    // Should this fail, the lease ends and the mail goes out again under the same Message-ID.
    if (transport.keepsMails) {
      await outbox.markKept(mail.id, clock.now());
      onSettled({ result: "kept" });
      log.info({ mail: mail.id, attempt: mail.attempt }, "Kept a mail in the local inbox");
      return;
    }
    await outbox.markSent(mail.id, clock.now());
    onSettled({ result: "sent", seconds: (clock.elapsed() - startedAt) / 1000 });
    log.info({ mail: mail.id, attempt: mail.attempt }, "Sent a mail");
  }

  async function withTimeout(send: (signal: AbortSignal) => Promise<void>): Promise<void> {
    const timeout = new AbortController();
    const cancel = clock.after(LONGEST_ATTEMPT, () =>
      timeout.abort(new Error("The attempt took too long")),
    );
    try {
      await send(timeout.signal);
    } finally {
      cancel();
    }
  }

  async function recordFailure(mail: ClaimedMail, cause: unknown): Promise<void> {
    const now = clock.now();
    const reason = failureReason(cause);
    const details = { mail: mail.id, attempt: mail.attempt, cause: withoutAddresses(cause) };
    // A server that refuses a mail as such can be used for others.
    if (reason === "refused") breaker.close();
    // The school's mail is retried whatever the code: "mailbox full" and "quota exceeded" pass.
    const isRefusedReceipt = reason === "refused" && mail.kind === "receipt";
    if (isRefusedReceipt || isGivenUp(mail.attempt, now - mail.createdAt)) {
      log.error(details, "Gave up a mail: see it with the desk's show, send it with its resend");
      await outbox.markDead(mail, now, String(cause));
      onSettled({ result: "dead" });
      return;
    }
    const concernsAll = reason === "unreachable" || reason === "rejected";
    // When delivery resumes, mails that have not been tried go first.
    const pause = concernsAll ? breaker.open(cause) + 1000 : 0;
    const nextAt = now + Math.max(retryDelay(mail.attempt, random()), pause);
    reportFailure(reason, { ...details, nextAt: new Date(nextAt).toISOString() });
    await outbox.reschedule(mail, nextAt, String(cause));
    onSettled({ result: "failed", reason });
  }

  function startSend(mail: ClaimedMail): void {
    const sending = attempt(mail)
      .catch((error) => {
        const cause = withoutAddresses(error);
        log.error({ mail: mail.id, cause }, "Could not record what became of a mail");
      })
      .finally(() => {
        inFlight.delete(sending);
        wake();
      });
    inFlight.add(sending);
  }

  /** Sends what is due and returns how long to sleep, in milliseconds. */
  async function poll(): Promise<number> {
    const limit = (breaker.isProbing() ? 1 : CONCURRENCY) - inFlight.size;
    if (limit <= 0) return MAX_IDLE;
    if (breaker.remaining() > 0) return Math.min(breaker.remaining(), MAX_IDLE);
    const now = clock.now();
    const due = await outbox.claim({ now, leaseUntil: now + LEASE, limit });
    for (const mail of due) startSend(mail);
    if (due.length === limit) return 0;
    const nextDueAt = (await outbox.nextDueAt()) ?? Number.POSITIVE_INFINITY;
    return Math.min(Math.max(nextDueAt - now, 0), MAX_IDLE);
  }

  function sleep(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const cancel = clock.after(milliseconds, resolve);
      endSleep = () => {
        cancel();
        resolve();
      };
      if (isAwake || stopping.signal.aborted) endSleep();
    });
  }

  function wake(): void {
    isAwake = true;
    endSleep();
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      isAwake = false;
      const pause = await poll().catch((error) => {
        log.error({ cause: withoutAddresses(error) }, "The outbox could not be read");
        return MAX_IDLE;
      });
      await sleep(pause);
    }
  }

  let running = Promise.resolve();
  return {
    start() {
      running = run();
    },
    wake,
    async stop() {
      stopping.abort();
      endSleep();
      await running;
      await Promise.all(inFlight);
    },
  };
}
