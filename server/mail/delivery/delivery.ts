import type { Clock } from "../../core/clock.ts";
import { type Log, withoutAddresses } from "../../core/log.ts";
import type { Outbox } from "../../store/outbox.ts";
import type { ClaimedMail, OwedMail } from "../../store/owed-mail.ts";
import { createCircuitBreaker } from "./circuit-breaker.ts";
import { createFailureReport, type FailureReason, failureReason } from "./failure.ts";
import { LEASE, startHeartbeat } from "./lease.ts";
import { isGivenUp, retryDelay } from "./retry.ts";
import type { Mail, Transport } from "../transport.ts";

export const CONCURRENCY = 4;
/** Milliseconds until any attempt is aborted; longer than the timeouts of every transport. */
const ATTEMPT_TIMEOUT = 720_000;
/** Milliseconds between polls when nothing is due, or the store cannot be read. */
const MAX_IDLE = 30_000;

interface DeliveryServices {
  outbox: Outbox;
  transport: Transport;
  clock: Clock;
  log: Log;
  compose: (mail: OwedMail) => Mail | Promise<Mail>;
  random: () => number;
  /** Called with the result of each attempt. */
  onSettled: (attempt: SettledAttempt) => void;
}

/** The result of one attempt; `seconds` is the time that the mail server took. */
export type SettledAttempt =
  | { result: "sent"; seconds: number }
  | { result: "kept" }
  | { result: "failed"; reason: FailureReason }
  | { result: "dead" };

export interface Delivery {
  /** Starts polling the outbox; to be called once. */
  start(): void;
  /** Polls again at once, because a mail may be due. */
  wake(): void;
  /** Claims no further mail; resolves once those in flight are settled. */
  stop(): Promise<void>;
}

/** Creates the worker that sends the mails of the outbox. */
export function createDelivery(services: DeliveryServices): Delivery {
  const { outbox, transport, clock, log, compose, random, onSettled } = services;
  const inFlight = new Set<Promise<void>>();
  const stopping = new AbortController();
  const breaker = createCircuitBreaker(clock);
  const reportFailure = createFailureReport(log, clock);
  let endSleep = () => {};
  let wokenMeanwhile = false;

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
    // If recording the success fails, the mail is sent again with the same Message-ID.
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
    const cancel = clock.after(ATTEMPT_TIMEOUT, () =>
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
    // A server that refuses a single mail works for others.
    if (reason === "refused") breaker.close();
    // Mails to the school are always retried: "mailbox full" and "quota exceeded" are temporary.
    const isRefusedReceipt = reason === "refused" && mail.kind === "receipt";
    if (isRefusedReceipt || isGivenUp(mail.attempt, now - mail.createdAt)) {
      log.error(details, "Gave up a mail: see it with the desk's show, send it with its resend");
      await outbox.markDead(mail, now, String(cause));
      onSettled({ result: "dead" });
      return;
    }
    const concernsAll = reason === "unreachable" || reason === "rejected";
    // One second later than the breaker closes, so that mails not yet tried are sent first.
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

  /** Starts sending the mails that are due; returns how many milliseconds to sleep. */
  async function poll(): Promise<number> {
    const limit = (breaker.isProbing() ? 1 : CONCURRENCY) - inFlight.size;
    // No slot is free; `wake` ends this pause when a mail in flight settles.
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
      if (wokenMeanwhile || stopping.signal.aborted) endSleep();
    });
  }

  function wake(): void {
    wokenMeanwhile = true;
    endSleep();
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      wokenMeanwhile = false;
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
