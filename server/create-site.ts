import type { Machine } from "./admin/machine.ts";

import type { PagesBuild } from "../render/pages-build.ts";
import { createRenderPage } from "../render/render-page.ts";
import { schoolDate } from "./core/school-clock.ts";
import { mailAddresses } from "./core/settings/mail-addresses.ts";
import type { Settings } from "./core/settings/settings.ts";
import { studioUrl } from "./core/settings/studio-access.ts";
import { type AppServices, createApp } from "./create-app.ts";
import { composeMail } from "./mail/compose-mail.ts";
import { createDnsLookups } from "./mail/dns/dns-lookups.ts";
import { createMailRecords, recordProblems } from "./mail/dns/mail-records.ts";
import { createSignInMailComposer } from "./mail/sign-in-mail.ts";
import type { Mail } from "./mail/transport.ts";
import type { Store } from "./store/create-store.ts";
import type { OwedMail } from "./store/owed-mail.ts";
import { createAcceptSubmission } from "./submissions/accept-submission.ts";
import type { RateLimit } from "./submissions/rate-limit.ts";
import { createSuspicion } from "./submissions/suspicion.ts";
import { createSystemMailComposer } from "./system-mails/compose-system-mail.ts";

/** Those of the request handler that do not follow from the content, and what else mails need. */
interface Services extends Omit<
  AppServices,
  "content" | "acceptSubmission" | "renderPage" | "prepared" | "mailboxes" | "stored" | "isReady"
> {
  settings: Settings;
  newNonce: () => string;
  store: Store;
  machine: Machine;
  rateLimit: RateLimit;
  receiptLimit: RateLimit;
  onAccepted: (stored: { isReceiptWithheld: boolean }) => void;
}

export interface ShownSite extends Pick<AppServices, "content" | "prepared" | "mailboxes"> {
  /** Loads the code of the pages, to answer a posted form. */
  loadBuild: () => Promise<PagesBuild>;
}

/** Creates the site, a request handler, and the mails that it sends; both follow the content. */
export function createSite(
  services: Services,
  { content, loadBuild, prepared, mailboxes }: ShownSite,
) {
  const { settings, clock, store, newNonce } = services;
  const { siteUrl, mailApiUrl } = settings;
  const renderPage = createRenderPage(
    loadBuild,
    prepared ? "production" : "development",
    () => {
      const day = schoolDate(clock.now(), content().school.timeZone);
      return { content: content(), settings: { day, siteUrl, mailApiUrl } };
    },
    newNonce,
  );
  const app = createApp({
    ...services,
    content,
    acceptSubmission: createAcceptSubmission({
      ...services,
      submissions: store.submissions,
      suspicion: createSuspicion(clock, siteUrl, () => content().startDates),
    }),
    renderPage,
    prepared,
    mailboxes,
    stored: store.content,
    isReady: () => store.canWrite(clock.now()),
  });
  const mailRecords = createMailRecords(settings, createDnsLookups(), clock);
  const composeSystemMail = createSystemMailComposer({
    systemMails: store.systemMails,
    store,
    settings,
    content,
    clock,
    machine: services.machine,
    mailProblems: async () =>
      recordProblems(await mailRecords(mailAddresses(settings, content().school))),
    interval: settings.summary ?? "weekly",
  });
  const composeSignInMail = createSignInMailComposer({
    links: store.signIn.links,
    settings,
    content,
    clock,
  });
  return {
    fetch: app.fetch,
    composeMail(mail: OwedMail): Mail | Promise<Mail | undefined> {
      if (mail.kind === "sign-in") return composeSignInMail(mail);
      return mail.submission
        ? composeMail(mail, content(), {
            ...mailAddresses(settings, content().school),
            studioUrl: studioUrl(settings),
          })
        : composeSystemMail(mail);
    },
  };
}
