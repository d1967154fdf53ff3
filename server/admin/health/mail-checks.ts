import { mailRecordsText } from "#content/mail/mail-records-text.ts";

import type { Clock } from "../../core/clock.ts";
import { withoutAddresses } from "../../core/log.ts";
import type { Finding } from "../../mail/dns/judge-records.ts";
import { mailAdvice } from "../../mail/smtp/mail-trouble.ts";
import { type SmtpAccount, smtpEncryption } from "../../mail/smtp/smtp-account.ts";
import { causeOf } from "../admin-problem.ts";
import { type Check, check } from "./check.ts";
import { healthWords } from "./health-words.ts";

/** How long a page waits, in milliseconds: servers that do not answer take ten seconds or more. */
const PATIENCE = 2500;
/** Milliseconds for which a result is reused. */
const FRESH = 30_000;

/** A result, or what to show as long as there is none. */
export function withinPatience<Result, const Instead>(
  result: Promise<Result>,
  instead: Instead,
  clock: Pick<Clock, "after">,
): Promise<Result | Instead> {
  return new Promise((resolve, reject) => {
    const cancel = clock.after(PATIENCE, () => resolve(instead));
    result.then(resolve, reject).finally(cancel);
  });
}

/**
 * Tries whether the mail server takes mails when somebody asks, at most every half minute.
 * @param tryServer throws when it cannot be used
 */
export function createMailServerCheck(
  account: SmtpAccount | undefined,
  tryServer: (account: SmtpAccount) => Promise<void>,
  clock: Pick<Clock, "elapsed">,
): () => Promise<Check> {
  const { title, matters, works, encryption, broken, none, noneTodo } = healthWords.mailServer;
  if (!account) {
    return () => Promise.resolve(check({ title, matters, todo: noneTodo }, "attention", none));
  }
  // Only the host is shown: the URL contains the password.
  const { host } = new URL(account.url);
  let last: { startedAt: number; result: Promise<Check> } | undefined;

  const tryOnce = async (): Promise<Check> => {
    try {
      await tryServer(account);
      return check({ title }, "good", works(host, encryption[smtpEncryption(account.url)]));
    } catch (error) {
      const todo = mailAdvice(error, account.url);
      const says = broken(host, withoutAddresses(causeOf(error)));
      return check({ title, matters, todo }, "attention", says);
    }
  };

  return () => {
    if (!last || clock.elapsed() - last.startedAt > FRESH) {
      last = { startedAt: clock.elapsed(), result: tryOnce() };
    }
    return last.result;
  };
}

/** That the mail server has not answered yet. */
export function pendingMailServer(smtpUrl: string | undefined): Check {
  const { title, slow, slowTodo } = healthWords.mailServer;
  const host = smtpUrl ? new URL(smtpUrl).host : "";
  return check({ title }, "unknown", slow(host), { todo: slowTodo, isPending: true });
}

/** What the DNS says about the school's mails, as one check; none if nothing was looked up. */
export function mailRecordsCheck(findings: readonly Finding[] | "pending"): Check[] {
  const text = healthWords.mailRecords;
  if (findings === "pending") return [check(text, "unknown", text.slow, { isPending: true })];
  const [first, ...rest] = (["attention", "unknown", "good"] as const).flatMap((state) =>
    findings.filter((finding) => finding.state === state),
  );
  if (!first) return [];
  const all = [first, ...rest];
  const todos = all.flatMap(({ todo }) => todo ?? []);
  const wrong = all.filter(({ state }) => state === "attention");
  const says = wrong.length > 0 ? text.bad(wrong.length) : text.good;
  return [
    check(text, first.state, first.state === "unknown" ? text.unsure : says, {
      details: all.map((finding) => finding.says),
      ...(todos.length > 0 && { todo: mailRecordsText.tellTechnician(todos) }),
    }),
  ];
}
