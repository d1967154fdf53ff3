import { causeOf } from "../../../server/cli/terminal/error-message.ts";
import type { Clock } from "../../../server/core/clock.ts";
import { withoutAddresses } from "../../../server/core/log.ts";

/** Whether the mail server takes mails; `slow` if it has not answered yet. */
export type MailServer =
  | { state: "none" }
  | { state: "works" | "slow"; host: string }
  | { state: "broken"; host: string; cause: string; reason: Reason };

/** Why a mail server cannot be used, as far as the advice differs. */
type Reason = "unreachable" | "wrongLogin" | "passwordsOff" | "other";

export type MailServerCheck = () => Promise<MailServer>;

/** The codes of a connection that a firewall on the way may have prevented. */
const UNREACHABLE = new Set(["ETIMEDOUT", "ECONNREFUSED", "EHOSTUNREACH", "ENETUNREACH"]);

/** How long a page waits, in milliseconds: checking an unreachable server takes ten seconds. */
const PATIENCE = 2500;
/** Milliseconds for which a result is reused. */
const FRESH = 30_000;

/**
 * Tries the mail server when somebody asks, at most every half minute.
 * @param tryServer throws when it cannot be used
 */
export function createMailServerCheck(
  smtpUrl: string | undefined,
  tryServer: (smtpUrl: string) => Promise<void>,
  clock: Clock,
): MailServerCheck {
  if (!smtpUrl) return () => Promise.resolve({ state: "none" });
  const { host } = new URL(smtpUrl);
  let last: { startedAt: number; result: Promise<MailServer> } | undefined;

  const tryOnce = async (): Promise<MailServer> => {
    try {
      await tryServer(smtpUrl);
      return { state: "works", host };
    } catch (error) {
      const cause = withoutAddresses(causeOf(error));
      return { state: "broken", host, cause, reason: reasonOf(error) };
    }
  };

  return () => {
    if (!last || clock.elapsed() - last.startedAt > FRESH) {
      last = { startedAt: clock.elapsed(), result: tryOnce() };
    }
    const { result } = last;
    return new Promise((resolve) => {
      const cancel = clock.after(PATIENCE, () => resolve({ state: "slow", host }));
      void result.then((state) => {
        cancel();
        resolve(state);
      });
    });
  };
}

/** Reads the codes that Nodemailer adds to an error, and Microsoft's words. */
function reasonOf(error: unknown): Reason {
  if (!(error instanceof Error)) return "other";
  const code = String(Reflect.get(error, "code"));
  const isUnreachable =
    UNREACHABLE.has(code) || UNREACHABLE.has(Reflect.get(error, "originalCode"));
  if (isUnreachable) return "unreachable";
  if (code !== "EAUTH") return "other";
  const isMicrosoft = error.message.includes("5.7.139");
  // Microsoft answers with the same number if the password is wrong.
  return isMicrosoft && !/credentials were incorrect/i.test(error.message)
    ? "passwordsOff"
    : "wrongLogin";
}
