import type { Clock } from "../../core/clock.ts";
import type { Outbox } from "../../store/outbox.ts";
import type { ClaimedMail } from "../../store/owed-mail.ts";

/** Milliseconds; a process that does not renew its lease within them is assumed to have crashed. */
export const LEASE = 120_000;
const HEARTBEAT = 40_000;

/**
 * Renews the lease of a mail during an attempt, because a mail server may take ten minutes for its
 * last response. Returns a function that stops the heartbeat.
 */
export function startHeartbeat(
  mail: ClaimedMail,
  outbox: Pick<Outbox, "renewLease">,
  clock: Clock,
): () => void {
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
