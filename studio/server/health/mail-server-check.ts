import { causeOf } from "../../../server/cli/terminal/error-message.ts";
import type { Clock } from "../../../server/core/clock.ts";
import { withoutAddresses } from "../../../server/core/log.ts";
import { mailAdvice } from "../../../server/mail/smtp/mail-trouble.ts";
import type { SmtpAccount } from "../../../server/mail/smtp/smtp-account.ts";
import { withinPatience } from "./within-patience.ts";

/** Whether the mail server takes mails; `slow` if it has not answered yet. */
export type MailServer =
  | { state: "none" }
  | { state: "works" | "slow"; host: string }
  | { state: "broken"; host: string; cause: string; advice: string };

export type MailServerCheck = () => Promise<MailServer>;

/** Milliseconds for which a result is reused. */
const FRESH = 30_000;

/**
 * Tries the mail server when somebody asks, at most every half minute.
 * @param tryServer throws when it cannot be used
 */
export function createMailServerCheck(
  account: SmtpAccount | undefined,
  tryServer: (account: SmtpAccount) => Promise<void>,
  clock: Clock,
): MailServerCheck {
  if (!account) return () => Promise.resolve({ state: "none" });
  const { host } = new URL(account.url);
  let last: { startedAt: number; result: Promise<MailServer> } | undefined;

  const tryOnce = async (): Promise<MailServer> => {
    try {
      await tryServer(account);
      return { state: "works", host };
    } catch (error) {
      const cause = withoutAddresses(causeOf(error));
      return { state: "broken", host, cause, advice: mailAdvice(error, account.url) };
    }
  };

  return () => {
    if (!last || clock.elapsed() - last.startedAt > FRESH) {
      last = { startedAt: clock.elapsed(), result: tryOnce() };
    }
    return withinPatience(last.result, { state: "slow", host }, clock);
  };
}
