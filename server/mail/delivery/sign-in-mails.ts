import type { Clock } from "../../core/clock.ts";
import type { Log } from "../../core/log.ts";
import { repeat } from "../../core/repeat.ts";
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
  const failure = "Could not look for sign-in mails";
  return repeat({ clock, log, pause: PAUSE, failure }, async () => {
    if (await links.hasNewMail()) onNewMail();
  });
}
