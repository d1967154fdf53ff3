import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Content } from "#content/content.ts";
import type { Hono } from "hono";

import type { Clock } from "./core/clock.ts";
import type { RequestContext } from "./core/current-request.ts";
import { type Log, withoutAddresses } from "./core/log.ts";
import { warnOfPlaceholders } from "./core/public-site-checks.ts";
import { mailAddresses } from "./core/settings/mail-addresses.ts";
import { type Settings, SettingsError } from "./core/settings/settings.ts";
import { createApp } from "./create-app.ts";
import { keepAssets } from "./http/files/previous-build-assets.ts";
import { createRenderPage } from "./http/pages/render-page.ts";
import { inboxFolder } from "./inbox/inbox-folder.ts";
import { composeMail } from "./mail/compose-mail.ts";
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
  onAccepted: (stored: { isReceiptWithheld: boolean }) => void;
  isStopping: () => boolean;
  onResponse: (status: number) => void;
}

/**
 * Creates everything that depends on the content, from one build.
 * @param pages the folder of a finished build, or in development the function that loads the pages
 * @param content returns the content of these pages, which changes only in development
 * @throws {SettingsError} when there is no build
 */
export async function createSite(
  services: SiteServices,
  pages: string | (() => Promise<unknown>),
  content: () => Content,
): Promise<Site> {
  const { settings, clock, log, store, newNonce } = services;
  const isBuilt = typeof pages === "string";
  const app = createApp({
    ...services,
    content,
    acceptSubmission: createAcceptSubmission({ ...services, submissions: store.submissions }),
    renderPage: isBuilt
      ? createRenderPage(await loadBuiltPages(pages), "production", content, newNonce)
      : createRenderPage(pages, "development", content, newNonce),
    build: isBuilt ? pages : undefined,
    keptAssets: isBuilt ? keepBuiltAssets(pages, services) : undefined,
    isReady: () => store.canWrite(clock.now()),
  });
  const composeSystemMail = createSystemMailComposer({
    ...store,
    settings,
    content,
    clock,
    disk: () => diskSpace(dirname(inboxFolder(settings))),
    interval: settings.summary ?? "weekly",
  });
  return {
    content,
    fetch: app.fetch,
    composeMail: (mail) =>
      mail.submission
        ? composeMail(mail, content(), mailAddresses(settings, content().school))
        : composeSystemMail(mail),
    warnOfPlaceholders: () => warnOfPlaceholders(settings, content(), clock, log),
  };
}

/** Keeps assets for pages that stay open during an update; a failure is only logged. */
function keepBuiltAssets(build: string, { settings, clock, log }: SiteServices): string {
  const kept = join(dirname(inboxFolder(settings)), "assets");
  try {
    keepAssets(join(build, "client/assets"), kept, clock.now());
  } catch (error) {
    log.warn(
      { cause: withoutAddresses(error) },
      "Could not keep this build's files for the next one",
    );
  }
  return kept;
}

/** @throws {SettingsError} when there is no build */
async function loadBuiltPages(build: string): Promise<() => Promise<unknown>> {
  const file = resolve(build, "server/index.js");
  if (!existsSync(file)) {
    throw new SettingsError("There is no build to serve yet. Run: npm run build");
  }
  const pages: unknown = await import(pathToFileURL(file).href);
  return () => Promise.resolve(pages);
}
