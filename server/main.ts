import { randomBytes, randomUUIDv7 } from "node:crypto";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Content } from "#content/content.ts";
import { getRequestListener } from "@hono/node-server";

import type * as contentFiles from "../content/files/built-in-content.ts";
import { ContentError, followBuiltInContent } from "../content/files/built-in-content.ts";
import { readBuiltContent } from "../render/pages-build.ts";
import { createErrorCounts } from "./browser-errors/error-counts.ts";
import { systemClock } from "./core/clock.ts";
import { currentRequest } from "./core/current-request.ts";
import { findMisspeltSettings } from "./core/settings/misspelt-settings.ts";
import { requireMailServer } from "./core/public-site-checks.ts";
import { createSite, type Site, type SiteServices } from "./create-site.ts";
import { createDevelopmentServer } from "./http/pages/development-server.ts";
import { answerParserErrors, guardRequests } from "./http/guard-requests.ts";
import {
  close,
  createHttpServer,
  systemdSocket,
  stopKeepAlive,
  listen,
} from "./core/http-server.ts";
import { inboxFolder } from "./inbox/inbox-folder.ts";
import { openInbox } from "./inbox/open-inbox.ts";
import type { Log } from "./core/log.ts";
import { createLogger } from "./core/pino-log.ts";
import { CONCURRENCY, createDelivery } from "./mail/delivery/delivery.ts";
import { warnOfMailServer } from "./mail/smtp/check-smtp.ts";
import { smtpAccount } from "./mail/smtp/smtp-account.ts";
import { createSmtpTransport } from "./mail/smtp/smtp-transport.ts";
import { readBackupTimes } from "./metrics/backup-times.ts";
import { createMetrics } from "./metrics/metrics.ts";
import { openMetricsPage } from "./metrics/metrics-page.ts";
import {
  parseSettings,
  settingNames,
  type Settings,
  SettingsError,
} from "./core/settings/settings.ts";
import { describeFileError } from "./access/file-access.ts";
import { followReleases } from "./releases/follow-releases.ts";
import { RELEASES } from "./releases/release-folder.ts";
import { startSystemMails } from "./summary/enqueue-system-mails.ts";
import { createStore } from "./store/create-store.ts";
import { UnsafeDatabaseError } from "./store/engines/engine.ts";
import { RATE_LIMITS_TABLE } from "./store/schema/migrations.ts";
import { openEngine } from "./store/engines/open-engine.ts";
import type { PostgresEngine } from "./store/engines/postgres.ts";
import { prepareStore } from "./store/wait-for-database.ts";
import type { SqliteEngine } from "./store/engines/sqlite.ts";
import { memoryRateLimits, sharedRateLimits } from "./submissions/rate-limit.ts";
import { createReceiptLimit } from "./submissions/receipt-limit.ts";
import { startRetention } from "./submissions/retention.ts";
import { createSubmissionLimit } from "./submissions/submission-limit.ts";

const BUILD = "build";
/** Milliseconds that a graceful shutdown may take. */
const SHUTDOWN_TIMEOUT = 10_000;
/** Milliseconds that proxies, which probe `/healthz` every second, have to notice a shutdown. */
const DRAIN_DELAY = 3000;
/** Errors that the browsers of one address may report an hour. */
const ERROR_REPORTS = 10;

const newNonce = () => randomBytes(16).toString("base64url");
const clock = systemClock;

const misspelt = findMisspeltSettings(process.env, settingNames);

// Other users of this machine must not read what visitors sent.
process.umask(0o077);
try {
  const settings = parseSettings(process.env);
  requireMailServer(settings);
  const log = await createLogger(settings.logLevel, process.stdout.isTTY);
  for (const sentence of misspelt) log.warn({}, sentence);
  await start(settings, log, process.argv.includes("--development"));
} catch (error) {
  exitWith(error);
}

async function start(settings: Settings, log: Log, isDevelopment: boolean): Promise<void> {
  const engine = openDatabase(settings, log);
  const store = createStore(engine);
  const away = Promise.withResolvers<void>();
  const prepared = prepareStore(store, engine, { clock, log, onAway: away.resolve });
  // The site starts even if the database is unreachable: pages do not need it.
  await Promise.race([prepared, away.promise]);
  const data = dirname(inboxFolder(settings));
  const account = smtpAccount(settings, { folder: data, clock, log });
  const { transport, close: closeInbox } = account
    ? { transport: createSmtpTransport(account, CONCURRENCY, clock), close: undefined }
    : await openInbox(inboxFolder(settings), settings.inboxPort, log);
  const backupTimes = readBackupTimes(store.reports, data);
  const metrics = createMetrics(store.outbox, clock, backupTimes);
  const errorCounts = createErrorCounts({
    browserErrors: store.browserErrors,
    clock,
    log,
    onCounted: metrics.countBrowserError,
  });
  const delivery = createDelivery({
    outbox: store.outbox,
    transport,
    clock,
    log,
    compose: (mail) => served.site().composeMail(mail),
    random: Math.random,
    onSettled: metrics.countAttempt,
  });
  const createRateLimit =
    engine.name === "postgres"
      ? sharedRateLimits(engine.pool, RATE_LIMITS_TABLE)
      : memoryRateLimits;
  const server = createHttpServer(settings.limits.connections);
  answerParserErrors(server, metrics.countResponse);
  let isStopping = false;
  const services: SiteServices = {
    settings,
    clock,
    log,
    currentRequest,
    newId: randomUUIDv7,
    newNonce,
    store,
    rateLimit: createSubmissionLimit(settings.rateLimit, createRateLimit),
    receiptLimit: createReceiptLimit(settings.receipts, createRateLimit),
    errorLimit: createSubmissionLimit(ERROR_REPORTS, memoryRateLimits),
    errorCounts,
    onAccepted({ isReceiptWithheld }) {
      metrics.countSubmission();
      if (isReceiptWithheld) metrics.countWithheldReceipt();
      delivery.wake();
    },
    isStopping: () => isStopping,
    onResponse: metrics.countResponse,
    onPage() {
      metrics.countPage();
      errorCounts.countPage();
    },
  };
  const written = isDevelopment ? followBuiltInContent() : undefined;
  const development = written
    ? await createDevelopmentServer(server, written, settings.siteUrl)
    : undefined;
  const served =
    development && written
      ? serveOne(await createSite(services, development.loadBuild, written))
      : await followReleases({
          folder: RELEASES,
          clock,
          log,
          openRelease: (folder) => openRelease(folder, services),
          openBuild: () => openBuild(services),
        });
  const listener = guardRequests(
    getRequestListener((request, environment) => served.site().fetch(request, environment)),
    metrics.countResponse,
  );
  server.on("request", development?.listener(listener) ?? listener);
  const metricsPage = await openMetricsPage(metrics, settings);
  const target = systemdSocket(process.env, process.pid) ?? settings;
  const address = await listen(server, "PORT", target);
  log.info({}, `Site: ${address}`);
  served.site().warnOfPlaceholders();
  if (account) void warnOfMailServer(account, log);
  if (process.stdout.isTTY) log.info({}, `Open ${address}. Stop with Ctrl-C.`);

  let systemMails: { stop: () => void } | undefined;
  let retention: { stop: () => void } | undefined;
  // After listening: a process that cannot listen exits, and mails it had claimed stay leased.
  void prepared.then(() => {
    if (isStopping) return;
    delivery.start();
    systemMails = startSystemMails({
      systemMails: store.systemMails,
      reports: store.reports,
      clock,
      log,
      interval: settings.summary,
      content: () => served.site().content(),
      onEnqueued: delivery.wake,
    });
    const { retentionDays: days } = settings;
    if (days) retention = startRetention({ ...store, clock, log, days });
  }, exitWith);

  const stop = async () => {
    isStopping = true;
    served.stop();
    setTimeout(() => process.exit(1), SHUTDOWN_TIMEOUT).unref();
    retention?.stop();
    systemMails?.stop();
    stopKeepAlive(server);
    if (settings.trustedProxies > 0)
      await new Promise<void>((over) => clock.after(DRAIN_DELAY, over));
    await Promise.all([close(server), closeInbox?.(), metricsPage?.close(), development?.close()]);
    await delivery.stop();
    await errorCounts.stop();
    transport.close();
    await store.close();
    process.exit(0);
  };
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);
}

/** @throws {SettingsError} when the file cannot be opened */
function openDatabase({ database }: Settings, log: Log): SqliteEngine | PostgresEngine {
  try {
    return openEngine(database, log);
  } catch (error) {
    throw new SettingsError(`DATABASE_URL cannot be used as a database. ${messageOf(error)}`);
  }
}

/** Loads a release with its own copies of content and code, since Node loads each file once. */
async function openRelease(folder: string, services: SiteServices): Promise<Site> {
  const load = (file: string) => import(pathToFileURL(resolve(folder, file)).href);
  const code: { createSite: typeof createSite } = await load("server/create-site.ts");
  const files: typeof contentFiles = await load("content/files/built-in-content.ts");
  const content = files.builtInContent();
  return code.createSite(services, join(folder, BUILD), () => content);
}

/** Serves the build's own content: content/data may have been edited since. */
function openBuild(services: SiteServices): Promise<Site> {
  let content: Content | undefined;
  return createSite(services, BUILD, () => (content ??= readBuiltContent(BUILD)));
}

function serveOne(site: Site): { site: () => Site; stop: () => void } {
  return { site: () => site, stop: site.stop };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Exits with code 1 after a fatal error, printing a sentence if the error is a known one. */
function exitWith(error: unknown): never {
  const isUnderstood =
    error instanceof SettingsError ||
    error instanceof ContentError ||
    error instanceof UnsafeDatabaseError;
  console.error(isUnderstood ? error.message : (describeFileError(error) ?? error));
  for (const sentence of misspelt) console.error(sentence);
  process.exit(1);
}
