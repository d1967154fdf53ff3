import { composeMail } from "#server/mail/compose-mail.ts";
import { createDelivery } from "#server/mail/delivery/delivery.ts";
import type { SmtpAccount } from "#server/mail/smtp/smtp-account.ts";
import { createSmtpTransport } from "#server/mail/smtp/smtp-transport.ts";
import type { Store } from "#server/store/create-store.ts";
import { createSystemMailComposer } from "#server/system-mails/compose-system-mail.ts";
import { startSystemMails } from "#server/system-mails/enqueue-system-mails.ts";
import { onTestFinished } from "vitest";

import type { FakeClock } from "../server/fake-clock.ts";
import { silentLog } from "../server/silent-log.ts";
import { content } from "../site-content.ts";

const addresses = { mailFrom: "site@example.com", mailTo: "school@example.com" };

interface MailingSite {
  store: Store;
  clock: FakeClock;
  smtpUrl: string;
  /** How it logs in; by default with what `smtpUrl` says. */
  account?: SmtpAccount;
  /** The setting SUMMARY; weekly by default. */
  summary?: "weekly" | "off";
}

interface Mailing {
  /** Waits until the site has checked for due mails, then advances the clock. */
  pass: (milliseconds: number) => Promise<void>;
}

/** Starts the mail-sending parts of a site with a fake clock; sites may share a database. */
export async function startMailing({
  store,
  clock,
  smtpUrl,
  account = { url: smtpUrl },
  summary = "weekly",
}: MailingSite): Promise<Mailing> {
  const composeSystemMail = createSystemMailComposer({
    settings: { ...addresses, studioHosts: ["studio.example.com"] },
    content: () => content,
    systemMails: store.systemMails,
    store,
    clock,
    machine: {
      disk: async () => ({ freeBytes: 60e9, totalBytes: 100e9 }),
      upkeep: () => undefined,
    },
    alarmingErrors: async () => 0,
    mailProblems: async () => [],
    interval: "weekly",
  });
  const transport = createSmtpTransport(account, 1, clock);
  const delivery = createDelivery({
    outbox: store.outbox,
    transport,
    clock,
    log: silentLog,
    random: () => 1,
    onSettled() {},
    compose(mail) {
      if (mail.kind === "sign-in") return undefined;
      return mail.submission ? composeMail(mail, content, addresses) : composeSystemMail(mail);
    },
  });
  delivery.start();
  let hasChecked = Promise.withResolvers<void>();
  const systemMails = startSystemMails({
    systemMails: store.systemMails,
    reports: store.reports,
    clock: {
      ...clock,
      after(milliseconds, callback) {
        hasChecked.resolve();
        return clock.after(milliseconds, () => {
          hasChecked = Promise.withResolvers();
          callback();
        });
      },
    },
    log: silentLog,
    interval: summary === "off" ? undefined : summary,
    content: () => content,
    onEnqueued: delivery.wake,
  });
  onTestFinished(async () => {
    systemMails.stop();
    await delivery.stop();
    transport.close();
  });
  const pass = async (milliseconds: number) => {
    await hasChecked.promise;
    clock.pass(milliseconds);
  };
  await hasChecked.promise;
  return { pass };
}
