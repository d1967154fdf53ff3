import type { Clock } from "../../core/clock.ts";
import type { Outbox } from "../../store/outbox.ts";
import type { ClaimedMail } from "../../store/owed-mail.ts";

/** After so many milliseconds a sender that renews its lease no more is taken to have crashed. */
export const LEASE = 120_000;
const HEARTBEAT = 40_000;

/**
 * Renews the lease of a mail while an attempt goes on: a mail server may take ten minutes for its
 * last answer. Returns how to stop.
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
      // Without the store the lease ends, and at worst the mail goes out twice.
      outbox.renewLease(mail, clock.now() + LEASE).catch(() => {});
    });
  };
  scheduleNext();
  return () => cancel();
}
