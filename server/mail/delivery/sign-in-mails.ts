import type { Clock } from "../../core/clock.ts";
import { type Log, withoutAddresses } from "../../core/log.ts";
import type { SignInLinks } from "../../store/sign-in/sign-in-links.ts";

/** Milliseconds between looks into the outbox. */
const PAUSE = 2000;

interface Services {
  links: Pick<SignInLinks, "hasNewMail">;
  clock: Clock;
  log: Log;
  onNewMail: () => void;
}

/**
 * Starts to watch for sign-in mails, which the studio, another process, queues: somebody waits for
 * each, so the delivery must not sleep for half a minute.
 */
export function startSignInMails({ links, clock, log, onNewMail }: Services): { stop: () => void } {
  let isStopped = false;
  let cancel = () => {};

  async function look(): Promise<void> {
    try {
      if (await links.hasNewMail()) onNewMail();
    } catch (cause) {
      log.error({ cause: withoutAddresses(cause) }, "Could not look for sign-in mails");
    }
    if (!isStopped) cancel = clock.after(PAUSE, () => void look());
  }

  void look();
  return {
    stop() {
      isStopped = true;
      cancel();
    },
  };
}
