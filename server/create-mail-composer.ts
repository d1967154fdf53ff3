import type { Content } from "#content/content.ts";

import type { Machine } from "./admin/machine.ts";
import type { ErrorCounts } from "./browser-errors/error-counts.ts";
import type { Clock } from "./core/clock.ts";
import { HOUR } from "./core/durations.ts";
import { mailAddresses } from "./core/settings/mail-addresses.ts";
import type { Settings } from "./core/settings/settings.ts";
import { studioUrl } from "./core/settings/studio-access.ts";
import { composeMail } from "./mail/compose-mail.ts";
import { createDnsLookups } from "./mail/dns/dns-lookups.ts";
import { createMailRecords, recordProblems } from "./mail/dns/mail-records.ts";
import { createSignInMailComposer } from "./mail/sign-in-mail.ts";
import type { Mail } from "./mail/transport.ts";
import type { Store } from "./store/create-store.ts";
import type { OwedMail } from "./store/owed-mail.ts";
import { createSystemMailComposer } from "./system-mails/compose-system-mail.ts";

/** Milliseconds. From three hours on SpamAssassin counts a late date as a sign of spam. */
const OLDEST_DATE = 2 * HOUR;

interface Services {
  settings: Settings;
  store: Store;
  clock: Clock;
  machine: Machine;
  content: () => Content;
  errorCounts: Pick<ErrorCounts, "alarming">;
}

/** Composes every kind of mail from the content of the moment. */
export function createMailComposer(services: Services) {
  const { settings, store, clock, content } = services;
  const mailRecords = createMailRecords(settings, createDnsLookups());
  const addresses = () => mailAddresses(settings, content().school);
  const composeSystemMail = createSystemMailComposer({
    ...services,
    alarmingErrors: services.errorCounts.alarming,
    mailProblems: async () => recordProblems(await mailRecords(addresses())),
    interval: settings.summary ?? "weekly",
  });
  const composeSignInMail = createSignInMailComposer({ ...services, links: store.signIn.links });
  const compose = (mail: OwedMail): Mail | Promise<Mail | undefined> => {
    if (mail.kind === "sign-in") return composeSignInMail(mail);
    return mail.submission
      ? composeMail(mail, content(), { ...addresses(), studioUrl: studioUrl(settings) })
      : composeSystemMail(mail);
  };
  return async (owed: OwedMail): Promise<Mail | undefined> => {
    const mail = await compose(owed);
    const now = clock.now();
    return mail && now - mail.date.getTime() > OLDEST_DATE
      ? { ...mail, date: new Date(now) }
      : mail;
  };
}
