import { mailRecordsText } from "#content/mail/mail-records-text.ts";

import type { Clock } from "../../core/clock.ts";
import { withoutAddresses } from "../../core/log.ts";
import type { Finding } from "../../mail/dns/judge-records.ts";
import { checkSmtp } from "../../mail/smtp/check-smtp.ts";
import { mailAdvice } from "../../mail/smtp/mail-trouble.ts";
import { type SmtpAccount, smtpEncryption } from "../../mail/smtp/smtp-account.ts";
import { causeOf } from "../../core/error-sentence.ts";
import { type Check, check } from "./check.ts";
import { healthWords } from "./health-words.ts";

/** Milliseconds between two logins: providers lock out who comes often with a wrong password. */
const FRESH = 30_000;

/** Tries whether the mail server takes mails, at most every half minute. */
export function createMailServerCheck(
  account: SmtpAccount | undefined,
  clock: Pick<Clock, "elapsed">,
): () => Promise<Check> {
  const { title, matters, works, encryption, broken, none, noneTodo } = healthWords.mailServer;
  if (!account) {
    const words = { title, matters, todo: noneTodo };
    return () => Promise.resolve(check(words, "attention", none, { kind: "waiting" }));
  }
  // Only the host is shown: the URL contains the password.
  const { host } = new URL(account.url);
  const logIn = async () => {
    try {
      await checkSmtp(account);
      return check({ title }, "good", works(host, encryption[smtpEncryption(account.url)]));
    } catch (error) {
      const todo = mailAdvice(error, account.url);
      const says = broken(host, withoutAddresses(causeOf(error)));
      return check({ title, matters, todo }, "attention", says, { kind: "waiting" });
    }
  };
  let last: { at: number; answer: Promise<Check> } | undefined;
  return () => {
    const at = clock.elapsed();
    if (!last || at - last.at >= FRESH) last = { at, answer: logIn() };
    return last.answer;
  };
}

/** What the DNS says about the school's mails, as one check; none if nothing was looked up. */
export function mailRecordsCheck(findings: readonly Finding[]): Check[] {
  const text = healthWords.mailRecords;
  const sorted = (["attention", "unknown", "good"] as const).flatMap((state) =>
    findings.filter((finding) => finding.state === state),
  );
  const [first] = sorted;
  if (!first) return [];
  const wrong = sorted.filter(({ state }) => state === "attention");
  const says = { attention: text.bad(wrong.length), unknown: text.unsure, good: text.good };
  const matters = wrong.some(({ isMailbox }) => isMailbox) ? text.lost : text.matters;
  const todos = sorted.flatMap(({ todo }) => todo ?? []);
  const more = {
    details: sorted.map((finding) => finding.says),
    ...(todos.length > 0 && { todo: mailRecordsText.tellTechnician(todos) }),
  };
  return [check({ title: text.title, matters }, first.state, says[first.state], more)];
}
