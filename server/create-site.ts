import { dirname } from "node:path";
import type { Content } from "#content/content.ts";
import type { Hono } from "hono";

import type { ErrorCounts } from "./browser-errors/error-counts.ts";
import { loadPages, type PagesBuild } from "../render/pages-build.ts";
import { createRenderPage } from "../render/render-page.ts";
import type { Clock } from "./core/clock.ts";
import type { RequestContext } from "./core/current-request.ts";
import type { Log } from "./core/log.ts";
import { warnOfPlaceholders } from "./core/public-site-checks.ts";
import { schoolDate } from "./core/school-clock.ts";
import { mailAddresses } from "./core/settings/mail-addresses.ts";
import type { Settings } from "./core/settings/settings.ts";
import { studioUrl } from "./core/settings/studio-url.ts";
import { createApp } from "./create-app.ts";
import { openBuild } from "./http/pages/open-build.ts";
import { inboxFolder } from "./inbox/inbox-folder.ts";
import { composeMail } from "./mail/compose-mail.ts";
import { createDnsLookups } from "./mail/dns/dns-lookups.ts";
import { createMailRecords, recordProblems } from "./mail/dns/mail-records.ts";
import type { Mail } from "./mail/transport.ts";
import type { Store } from "./store/create-store.ts";
import type { OwedMail } from "./store/owed-mail.ts";
import { createAcceptSubmission } from "./submissions/accept-submission.ts";
import type { RateLimit } from "./submissions/rate-limit.ts";
import type { ReceiptLimit } from "./submissions/receipt-limit.ts";
import { createSystemMailComposer } from "./summary/compose-system-mail.ts";
import { diskSpace } from "./summary/disk-space.ts";

/** Everything that depends on the content: a published release replaces it as a whole. */
export interface Site {
  content: () => Content;
  fetch: Hono["fetch"];
  composeMail: (mail: OwedMail) => Mail | Promise<Mail>;
  warnOfPlaceholders: () => void;
  /** Stops rendering the pages of the next days. */
  stop: () => void;
}

/** Services that stay in use when a new release is published. */
export interface SiteServices {
  settings: Settings;
  clock: Clock;
  log: Log;
  currentRequest: RequestContext;
  newId: () => string;
  newNonce: () => string;
  store: Store;
  rateLimit: RateLimit;
  receiptLimit: ReceiptLimit;
  errorLimit: RateLimit;
  errorCounts: Pick<ErrorCounts, "count" | "alarming">;
  onAccepted: (stored: { isReceiptWithheld: boolean }) => void;
  isStopping: () => boolean;
  onResponse: (status: number) => void;
  onPage: () => void;
}

/**
 * Creates everything that depends on the content, from one build.
 * @param pages the folder of a finished build, or in development the function that loads the pages
 * @param content returns the content of these pages, which changes only in development
 * @throws {SettingsError} when there is no build
 */
export async function createSite(
  services: SiteServices,
  pages: string | (() => Promise<PagesBuild>),
  content: () => Content,
): Promise<Site> {
  const { settings, clock, log, store, newNonce } = services;
  const { siteUrl, mailApiUrl } = settings;
  const data = dirname(inboxFolder(settings));
  const isBuilt = typeof pages === "string";
  const opened = isBuilt
    ? await openBuild(pages, { content, settings, clock, log, data })
    : undefined;
  const renderPage = createRenderPage(
    isBuilt ? await loadedPages(pages) : pages,
    isBuilt ? "production" : "development",
    () => {
      const day = schoolDate(clock.now(), content().school.timeZone);
      return { content: content(), settings: { day, siteUrl, mailApiUrl } };
    },
    newNonce,
  );
  const app = createApp({
    ...services,
    content,
    acceptSubmission: createAcceptSubmission({ ...services, submissions: store.submissions }),
    renderPage,
    prepared: opened,
    isReady: () => store.canWrite(clock.now()),
  });
  const mailRecords = createMailRecords(settings, createDnsLookups(), clock);
  const composeSystemMail = createSystemMailComposer({
    ...store,
    settings,
    content,
    clock,
    disk: () => diskSpace(data),
    alarmingErrors: services.errorCounts.alarming,
    mailProblems: async () =>
      recordProblems(await mailRecords(mailAddresses(settings, content().school))),
    interval: settings.summary ?? "weekly",
  });
  return {
    content,
    fetch: app.fetch,
    composeMail: (mail) =>
      mail.submission
        ? composeMail(mail, content(), {
            ...mailAddresses(settings, content().school),
            studioUrl: studioUrl(settings),
          })
        : composeSystemMail(mail),
    warnOfPlaceholders: () => warnOfPlaceholders(settings, content(), clock, log),
    stop: () => opened?.stop(),
  };
}

/** Loads the pages now, so that a build that cannot be loaded is noticed, and no visitor waits. */
async function loadedPages(folder: string): Promise<() => Promise<PagesBuild>> {
  const build = await loadPages(folder);
  return () => Promise.resolve(build);
}
