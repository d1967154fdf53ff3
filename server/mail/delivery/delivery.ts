import { LEASE } from "../../store/mail-times.ts";
import type { ClaimedMail } from "../../store/owed-mail.ts";
import { describeError } from "../../core/log.ts";
import { type AttemptServices, createAttempt } from "./attempt.ts";
import { createCircuitBreaker } from "./circuit-breaker.ts";

export const CONCURRENCY = 4;
/** Milliseconds between looks: somebody waits for a link that the studio, another process, queues. */
export const LOOK = 2000;
/** Milliseconds until the next look, if the store cannot be read. */
const PAUSE = 30_000;

/** Creates the worker that sends the mails of the outbox. */
export function createDelivery(services: AttemptServices) {
  const { outbox, clock, log } = services;
  const inFlight = new Set<Promise<void>>();
  const breaker = createCircuitBreaker(clock);
  const attempt = createAttempt(services, breaker);
  let isStopping = false;
  /** Resolves when `wake` is called, even during a poll, which may have missed the mail. */
  let woken = Promise.withResolvers<void>();

  function startSend(mail: ClaimedMail): void {
    const sending = attempt(mail)
      .catch((error) => {
        log.error(
          { mail: mail.id, ...describeError(error) },
          "Could not record what became of a mail",
        );
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
    if (limit <= 0) return LOOK;
    if (breaker.remaining() > 0) return Math.min(breaker.remaining(), LOOK);
    const now = clock.now();
    const due = await outbox.claim({ now, leaseUntil: now + LEASE, limit });
    for (const mail of due) startSend(mail);
    return due.length === limit ? 0 : LOOK;
  }

  const wake = () => woken.resolve();

  async function run(): Promise<void> {
    for (;;) {
      if (isStopping) return;
      woken = Promise.withResolvers();
      const pause = await poll().catch((error) => {
        log.error(describeError(error), "The outbox could not be read");
        return PAUSE;
      });
      const cancel = clock.after(pause, wake);
      await woken.promise;
      cancel();
    }
  }

  let running = Promise.resolve();
  return {
    /** Starts polling the outbox; to be called once. */
    start(): void {
      running = run();
    },
    wake,
    /** Claims no further mail; resolves once those in flight are settled. */
    async stop(): Promise<void> {
      isStopping = true;
      wake();
      await running;
      await Promise.all(inFlight);
    },
  };
}
