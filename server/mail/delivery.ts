import type { Clock } from "../clock.ts";
import type { Log } from "../log.ts";
import type { ClaimedMail, Outbox } from "../store/outbox.ts";
import type { SubmissionsTable } from "../store/tables.ts";
import { GIVE_UP_AFTER, retryDelay } from "./retry.ts";
import { type Mail, Refusal, type Transport } from "./transport.ts";

/** How many mails are sent at the same time. */
export const CONCURRENCY = 4;
/** How long an attempt may take: a server that answers a word at a time would never end it. */
const LONGEST_ATTEMPT = 90_000;
/** Longer than an attempt can take: after it, a sender that crashed is taken to be gone. */
const LEASE = LONGEST_ATTEMPT + 30_000;
/** How long to rest when nothing is due, or the store cannot be read. */
const LONGEST_REST = 30_000;

interface DeliveryServices {
  outbox: Outbox;
  transport: Transport;
  clock: Clock;
  log: Log;
  compose: (submission: SubmissionsTable) => Mail;
  random: () => number;
}

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
  const { outbox, transport, clock, log, compose, random } = services;
  const underWay = new Set<Promise<void>>();
  const stopping = new AbortController();
  let endRest = () => {};
  let isAwake = false;

  async function attempt(mail: ClaimedMail): Promise<void> {
    try {
      await inTime(transport.send(compose(mail.submission)));
    } catch (cause) {
      await recordFailure(mail, cause);
      return;
    }
    // Should this fail, the lease ends and the mail goes out again under the same Message-ID.
    await outbox.markSent(mail.id, clock.now());
    log.info(`Sent ${mail.submission.form} ${mail.id}.`);
  }

  /** A mail that is taken after its time was up comes twice, under one Message-ID. */
  function inTime(sending: Promise<void>): Promise<void> {
    return new Promise((resolve, reject) => {
      const callOff = clock.after(LONGEST_ATTEMPT, () => reject(new Error("It took too long")));
      sending.then(resolve, reject).finally(callOff);
    });
  }

  async function recordFailure(mail: ClaimedMail, cause: unknown): Promise<void> {
    const now = clock.now();
    if (cause instanceof Refusal || now - mail.createdAt >= GIVE_UP_AFTER) {
      log.error(`Gave up mailing ${mail.submission.form} ${mail.id}: ${String(cause)}`);
      await outbox.markDead(mail, now, String(cause));
      return;
    }
    const nextAt = now + retryDelay(mail.attempt, random());
    log.warn(
      `Could not mail ${mail.submission.form} ${mail.id} (attempt ${mail.attempt}): ${String(cause)}. ` +
        `Next attempt at ${new Date(nextAt).toISOString()}.`,
    );
    await outbox.putBack(mail, nextAt, String(cause));
  }

  function begin(mail: ClaimedMail): void {
    const sending = attempt(mail)
      .catch((cause) => log.error(`Could not record the fate of mail ${mail.id}: ${String(cause)}`))
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
        log.error(`The outbox could not be read: ${String(cause)}`);
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
