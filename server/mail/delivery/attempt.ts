import type { Clock } from "../../core/clock.ts";
import { DAY, HOUR, SECOND } from "../../core/durations.ts";
import { type Log, withoutAddresses } from "../../core/log.ts";
import {
  FIRST_RETRY,
  HEARTBEAT,
  LEASE,
  LONGEST_RETRY,
  LONGEST_UNANSWERED,
  UNANSWERED_GROWTH,
} from "../../store/mail-times.ts";
import type { Outbox } from "../../store/outbox.ts";
import type { ClaimedMail, OwedMail } from "../../store/owed-mail.ts";
import {
  type Mail,
  PermanentFailure,
  ServerAway,
  type Transport,
  TransportRejected,
  TransportUnavailable,
  Unanswered,
} from "../transport.ts";
import type { CircuitBreaker } from "./circuit-breaker.ts";

/** Milliseconds, and attempts, after which a mail that always failed becomes a dead letter. */
const GIVE_UP_AFTER = 14 * DAY;
const FEWEST_ATTEMPTS = 20;
/** Milliseconds for which the mail server must be back: it may greylist what waited for it. */
const SERVER_BACK = 6 * HOUR;
const REPORT_INTERVAL = HOUR;
/** Milliseconds until the store is told again that a mail was sent. */
const RECORD_PAUSE = 5 * SECOND;

/** "unreachable" and "rejected" affect all mails; "refused" is a permanent failure of one mail. */
type FailureReason = "unreachable" | "rejected" | "refused" | "other";

/** The result of one attempt; `seconds` is the time that the mail server took. */
export type SettledAttempt =
  | { result: "sent" | "kept"; seconds: number }
  | { result: "failed" | "dead"; reason: FailureReason };

export interface AttemptServices {
  outbox: Outbox;
  transport: Transport;
  clock: Clock;
  log: Log;
  /** Undefined: the mail is no longer wanted. */
  compose: (mail: OwedMail) => Mail | undefined | Promise<Mail | undefined>;
  random: () => number;
  onSettled: (attempt: SettledAttempt) => void;
}

/** Returns a function that tries to send a mail once, and records the result in the outbox. */
export function createAttempt(services: AttemptServices, breaker: CircuitBreaker) {
  const { outbox, transport, clock, log, compose, random, onSettled } = services;
  const reportFailure = createFailureReport(log, clock);
  /** When the mail server was last away; before this process started it may have been. */
  let awayAt = clock.elapsed();

  async function attempt(mail: ClaimedMail): Promise<void> {
    const startedAt = clock.elapsed();
    const stopHeartbeat = startHeartbeat(mail);
    let composed: Mail | undefined;
    try {
      composed = await compose(mail);
      if (composed) await transport.send(composed);
    } catch (cause) {
      stopHeartbeat();
      return recordFailure(mail, cause);
    }
    if (!composed) {
      stopHeartbeat();
      await outbox.discard(mail);
      log.info({ mail: mail.id }, "Discarded a mail that is no longer wanted");
      return;
    }
    breaker.close();
    const result = transport.keepsMails ? "kept" : "sent";
    await recordSuccess(mail.id, result).finally(stopHeartbeat);
    onSettled({ result, seconds: (clock.elapsed() - startedAt) / 1000 });
    const done = result === "kept" ? "Kept a mail in the local inbox" : "Sent a mail";
    log.info({ mail: mail.id, attempt: mail.attempt }, done);
  }

  /** Retries while the store is away; where all fail, the mail is sent again with its Message-ID. */
  async function recordSuccess(id: string, result: "sent" | "kept"): Promise<void> {
    const giveUpAt = clock.elapsed() + LEASE;
    for (;;) {
      try {
        return await outbox.finish(id, result, clock.now());
      } catch (error) {
        if (clock.elapsed() >= giveUpAt) throw error;
        await new Promise<void>((resolve) => void clock.after(RECORD_PAUSE, resolve));
      }
    }
  }

  /** Renews the lease meanwhile: a mail server may take ten minutes for its last response. */
  function startHeartbeat(mail: ClaimedMail): () => void {
    let cancel = () => {};
    const scheduleNext = () => {
      cancel = clock.after(HEARTBEAT, () => {
        scheduleNext();
        // If the store fails, the lease expires, and at worst the mail is sent twice.
        outbox.renewLease(mail, clock.now() + LEASE).catch(() => {});
      });
    };
    scheduleNext();
    return () => cancel();
  }

  async function recordFailure(mail: ClaimedMail, cause: unknown): Promise<void> {
    const now = clock.now();
    const reason = failureReason(cause);
    const details = { mail: mail.id, attempt: mail.attempt, cause: withoutAddresses(cause) };
    // The mail server works: it refused only this mail.
    if (reason === "refused") breaker.close();
    // A mail to the school is retried after any refusal: "mailbox full" is temporary.
    const isRefusedReceipt = reason === "refused" && mail.kind === "receipt";
    // A jump of the wall clock can make a new mail look old, so its attempts count, too.
    const age = now - mail.createdAt;
    const isOverdue = age >= GIVE_UP_AFTER && mail.attempt >= FEWEST_ATTEMPTS;
    // No mail can be the cause of these.
    const concernsServer = cause instanceof TransportRejected || cause instanceof ServerAway;
    if (concernsServer) awayAt = clock.elapsed();
    // A process that never runs for long gives up, too.
    const isBack =
      clock.elapsed() - awayAt >= SERVER_BACK || (!concernsServer && age >= 2 * GIVE_UP_AFTER);
    if (isRefusedReceipt || (isOverdue && isBack)) {
      log.error(
        details,
        "Gave up a mail: the person's page in the studio sends it again, the desk's resend all",
      );
      await outbox.markDead(mail, now, String(cause));
      onSettled({ result: "dead", reason });
      return;
    }
    const concernsAll = reason === "unreachable" || reason === "rejected";
    // The retry is due a second after the breaker closes, so that mails not yet tried go first.
    let pause = concernsAll ? breaker.open(cause) + 1000 : 0;
    // Not after the first: a server that restarts says nothing either.
    if (cause instanceof Unanswered && mail.lastError?.startsWith(cause.name)) {
      pause = Math.min(age * UNANSWERED_GROWTH, LONGEST_UNANSWERED);
    }
    const nextAt = now + Math.max(retryDelay(mail.attempt, random()), pause);
    reportFailure(reason, { ...details, nextAt: new Date(nextAt).toISOString() });
    await outbox.reschedule(mail, nextAt, String(cause));
    onSettled({ result: "failed", reason });
  }

  return attempt;
}

const errors = {
  rejected: "The mail server rejects this site: no mail goes out until it takes one again",
  refused: "The mail server refuses mails to the school; they are tried again",
};

function failureReason(cause: unknown): FailureReason {
  if (cause instanceof TransportRejected) return "rejected";
  if (cause instanceof TransportUnavailable) return "unreachable";
  return cause instanceof PermanentFailure ? "refused" : "other";
}

/** Logs failed attempts: as an error, at most once an hour, if an operator has to act. */
function createFailureReport(log: Log, { elapsed }: Pick<Clock, "elapsed">) {
  const reportedAt = new Map<FailureReason, number>();
  return (reason: FailureReason, details: Readonly<Record<string, unknown>>): void => {
    const isRecent = elapsed() - (reportedAt.get(reason) ?? -REPORT_INTERVAL) < REPORT_INTERVAL;
    if (isRecent || reason === "unreachable" || reason === "other") {
      log.warn(details, "Could not send a mail");
      return;
    }
    reportedAt.set(reason, elapsed());
    log.error(details, errors[reason]);
  };
}

/**
 * Exponential backoff with jitter: FIRST_RETRY doubled up to LONGEST_RETRY, less up to a quarter.
 * @param attempt the number of the failed attempt, from 1
 */
export function retryDelay(attempt: number, random: number): number {
  const delay = Math.min(FIRST_RETRY * 2 ** (attempt - 1), LONGEST_RETRY);
  return Math.round(delay * (0.75 + random * 0.25));
}
