import type { Clock } from "../clock.ts";
import { type Log, withoutAddresses } from "../log.ts";
import type { ClaimedMail, Outbox } from "../store/outbox.ts";
import { GIVE_UP_AFTER, retryDelay } from "./retry.ts";
import { type Mail, Refusal, type Transport, Unreachable } from "./transport.ts";

/** How many mails are sent at the same time. */
export const CONCURRENCY = 4;
/** How long an attempt may take: a server that answers a word at a time would never end it. */
const LONGEST_ATTEMPT = 90_000;
/** Longer than an attempt can take: after it, a sender that crashed is taken to be gone. */
const LEASE = LONGEST_ATTEMPT + 30_000;
/** How long to leave a mail server alone that cannot be reached: every mail would fail alike. */
const PAUSE = 5000;
/** How long to rest when nothing is due, or the store cannot be read. */
const LONGEST_REST = 30_000;

interface DeliveryServices {
  outbox: Outbox;
  transport: Transport;
  clock: Clock;
  log: Log;
  compose: (mail: Pick<ClaimedMail, "id" | "kind" | "submission">) => Mail;
  random: () => number;
  /** Told how each attempt ended. */
  onSettled: (attempt: SettledAttempt) => void;
}

/** How one attempt ended; `seconds` is how long the mail server took. */
export type SettledAttempt =
  { result: "sent"; seconds: number } | { result: "failed" } | { result: "dead" };

export interface Delivery {
  /** Begins to send; to be called once. */
  start(): void;
  /** Says that a mail may be due now. */
  wake(): void;
  /** Takes no further mail; resolves once those under way are settled. */
  stop(): Promise<void>;
}

/** Sends what the outbox owes, from its start until it is stopped. */
export function createDelivery(services: DeliveryServices): Delivery {
  const { outbox, transport, clock, log, compose, random, onSettled } = services;
  const underWay = new Set<Promise<void>>();
  const stopping = new AbortController();
  let endRest = () => {};
  let isAwake = false;
  let pausedUntil = 0;

  async function attempt(mail: ClaimedMail): Promise<void> {
    const startedAt = clock.now();
    try {
      await inTime((signal) => transport.send(compose(mail), signal));
    } catch (cause) {
      await recordFailure(mail, cause);
      return;
    }
    // Should this fail, the lease ends and the mail goes out again under the same Message-ID.
    await outbox.markSent(mail.id, clock.now());
    onSettled({ result: "sent", seconds: (clock.now() - startedAt) / 1000 });
    log.info({ mail: mail.id, attempt: mail.attempt }, "Sent a mail");
  }

  /** A mail that is taken after its time was up comes twice, under one Message-ID. */
  async function inTime(send: (signal: AbortSignal) => Promise<void>): Promise<void> {
    const timeIsUp = new AbortController();
    const callOff = clock.after(LONGEST_ATTEMPT, () =>
      timeIsUp.abort(new Error("It took too long")),
    );
    try {
      await send(timeIsUp.signal);
    } finally {
      callOff();
    }
  }

  async function recordFailure(mail: ClaimedMail, cause: unknown): Promise<void> {
    const now = clock.now();
    if (cause instanceof Unreachable) pausedUntil = now + PAUSE;
    const details = { mail: mail.id, attempt: mail.attempt, cause: withoutAddresses(cause) };
    if (cause instanceof Refusal || now - mail.createdAt >= GIVE_UP_AFTER) {
      log.error(details, "Gave up a mail: see it with the desk's show, send it with its resend");
      await outbox.markDead(mail, now, String(cause));
      onSettled({ result: "dead" });
      return;
    }
    const nextAt = now + retryDelay(mail.attempt, random());
    log.warn({ ...details, nextAt: new Date(nextAt).toISOString() }, "Could not send a mail");
    await outbox.putBack(mail, nextAt, String(cause));
    onSettled({ result: "failed" });
  }

  function begin(mail: ClaimedMail): void {
    const sending = attempt(mail)
      .catch((cause) =>
        log.error(
          { mail: mail.id, cause: String(cause) },
          "Could not record what became of a mail",
        ),
      )
      .finally(() => {
        underWay.delete(sending);
        wake();
      });
    underWay.add(sending);
  }

  /** Starts what is due and returns how long to rest, in milliseconds. */
  async function work(): Promise<number> {
    const limit = CONCURRENCY - underWay.size;
    if (limit === 0) return LONGEST_REST;
    const now = clock.now();
    if (now < pausedUntil) return pausedUntil - now;
    const due = await outbox.claim({ now, leaseUntil: now + LEASE, limit });
    for (const mail of due) begin(mail);
    if (due.length === limit) return 0;
    const nextDueAt = (await outbox.nextDueAt()) ?? Number.POSITIVE_INFINITY;
    return Math.min(Math.max(nextDueAt - now, 0), LONGEST_REST);
  }

  function rest(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const callOff = clock.after(milliseconds, resolve);
      endRest = () => {
        callOff();
        resolve();
      };
      if (isAwake || stopping.signal.aborted) endRest();
    });
  }

  function wake(): void {
    isAwake = true;
    endRest();
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      isAwake = false;
      const pause = await work().catch((cause) => {
        log.error({ cause: String(cause) }, "The outbox could not be read");
        return LONGEST_REST;
      });
      await rest(pause);
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
      endRest();
      await running;
      await Promise.all(underWay);
    },
  };
}
