import { randomBytes, randomUUIDv7 } from "node:crypto";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { getRequestListener } from "@hono/node-server";

import { systemClock } from "./core/clock.ts";
import { findMisspeltSettings } from "./core/misspelt-settings.ts";
import { requireMailServer, warnOfPlaceholders } from "./core/public-site-checks.ts";
import { createApp } from "./create-app.ts";
import { createDevelopmentServer } from "./http/pages/development-server.ts";
import { keepAssets } from "./http/files/previous-build-assets.ts";
import { answerParserErrors, guardRequests } from "./http/guard-requests.ts";
import { createRenderPage } from "./http/pages/render-page.ts";
import {
  close,
  createHttpServer,
  systemdSocket,
  closeIdleConnections,
  listen,
} from "./core/http-server.ts";
import { inboxFolder } from "./inbox/inbox-folder.ts";
import { openInbox } from "./inbox/open-inbox.ts";
import { type Log, withoutAddresses } from "./core/log.ts";
import { createLogger } from "./core/pino-log.ts";
import { composeMail } from "./mail/compose-mail.ts";
import { CONCURRENCY, createDelivery } from "./mail/delivery/delivery.ts";
import { warnOfMailServer } from "./mail/smtp/check-smtp.ts";
import { createSmtpTransport } from "./mail/smtp/smtp-transport.ts";
import { readBackupTimes } from "./metrics/backup-times.ts";
import { createMetrics } from "./metrics/metrics.ts";
import { openMetricsPage } from "./metrics/open-metrics-page.ts";
import { parseSettings, settingNames, type Settings, SettingsError } from "./core/settings.ts";
import { createSystemMailComposer } from "./summary/compose-system-mail.ts";
import { diskSpace } from "./summary/disk-space.ts";
import { startSystemMails } from "./summary/enqueue-system-mails.ts";
import { createStore } from "./store/create-store.ts";
import { UnsafeDatabaseError } from "./store/engines/engine.ts";
import { RATE_LIMITS_TABLE } from "./store/schema/migrations.ts";
import { openEngine } from "./store/engines/open-engine.ts";
import type { PostgresEngine } from "./store/engines/postgres.ts";
import { prepareStore } from "./store/wait-for-database.ts";
import type { SqliteEngine } from "./store/engines/sqlite.ts";
import { createAcceptSubmission } from "./submissions/accept-submission.ts";
import { memoryRateLimits, sharedRateLimits } from "./submissions/rate-limit.ts";
import { createReceiptLimit } from "./submissions/receipt-limit.ts";
import { startRetention } from "./submissions/retention.ts";

const BUILD = "build";
/** In seconds. */
const HOUR = 3600;
const BUILT_PAGES = "build/server/index.js";
/** Milliseconds that a graceful shutdown may take. */
const SHUTDOWN_TIMEOUT = 10_000;
/** Milliseconds that proxies, which probe `/healthz` every second, have to notice a shutdown. */
const DRAIN_DELAY = 3000;

const newNonce = () => randomBytes(16).toString("base64url");
const clock = systemClock;

// Other users of this machine must not read what visitors sent.
process.umask(0o077);
try {
  const settings = parseSettings(process.env);
  requireMailServer(settings);
  const log = await createLogger(settings.logLevel, process.stdout.isTTY);
  for (const sentence of findMisspeltSettings(process.env, settingNames)) log.warn({}, sentence);
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
  const inbox = settings.smtpUrl
    ? undefined
    : await openInbox(inboxFolder(settings), settings.inboxPort, log);
  const transport =
    inbox?.transport ?? createSmtpTransport(String(settings.smtpUrl), CONCURRENCY, clock);
  const backupTimes = readBackupTimes(store.reports, dirname(inboxFolder(settings)));
  const metrics = createMetrics(store.outbox, clock, backupTimes);
  const composeSystemMail = createSystemMailComposer({
    systemMails: store.systemMails,
    reports: store.reports,
    clock,
    disk: () => diskSpace(dirname(inboxFolder(settings))),
    interval: settings.summary ?? "weekly",
    mailFrom: settings.mailFrom,
    mailTo: settings.mailTo,
  });
  const delivery = createDelivery({
    outbox: store.outbox,
    transport,
    clock,
    log,
    compose: (mail) => (mail.submission ? composeMail(mail, settings) : composeSystemMail(mail)),
    random: Math.random,
    onSettled: metrics.countAttempt,
  });
  const createRateLimit =
    engine.name === "postgres"
      ? sharedRateLimits(engine.pool, RATE_LIMITS_TABLE)
      : memoryRateLimits;
  const acceptSubmission = createAcceptSubmission({
    submissions: store.submissions,
    clock,
    log,
    rateLimit: createRateLimit({ name: "submissions", points: settings.rateLimit, duration: HOUR }),
    receiptLimit: createReceiptLimit(settings.receipts, createRateLimit),
    newId: randomUUIDv7,
    onAccepted({ isReceiptWithheld }) {
      metrics.countSubmission();
      if (isReceiptWithheld) metrics.countWithheldReceipt();
      delivery.wake();
    },
  });

  const server = createHttpServer(settings.limits.connections);
  answerParserErrors(server, metrics.countAnswer);
  const development = isDevelopment ? await createDevelopmentServer(server) : undefined;
  let isStopping = false;
  const app = createApp({
    settings,
    clock,
    log,
    newId: randomUUIDv7,
    acceptSubmission,
    renderPage: development
      ? createRenderPage(development.loadBuild, "development", newNonce)
      : createRenderPage(await loadBuiltPages(), "production", newNonce),
    build: development ? undefined : BUILD,
    keptAssets: development ? undefined : keepBuiltAssets(settings, log),
    isReady: () => store.canWrite(clock.now()),
    isStopping: () => isStopping,
    onAnswer: metrics.countAnswer,
  });
  const listener = guardRequests(getRequestListener(app.fetch), metrics.countAnswer);
  server.on("request", development?.listener(listener) ?? listener);
  const metricsPage = await openMetricsPage(metrics, settings);
  const target = systemdSocket(process.env, process.pid) ?? settings;
  const address = await listen(server, "PORT", target);
  log.info({}, `Site: ${address}`);
  warnOfPlaceholders(settings, clock, log);
  if (settings.smtpUrl) void warnOfMailServer(settings.smtpUrl, log);
  if (process.stdout.isTTY) log.info({}, `Open ${address}. Stop with Ctrl-C.`);

  let systemMails: { stop: () => void } | undefined;
  let retention: { stop: () => void } | undefined;
  // Only after listening: a process that fails to listen exits, still holding its mails' leases.
  void prepared.then(() => {
    if (isStopping) return;
    delivery.start();
    systemMails = startSystemMails({
      systemMails: store.systemMails,
      reports: store.reports,
      clock,
      log,
      interval: settings.summary,
      onEnqueued: delivery.wake,
    });
    const { retentionDays: days } = settings;
    if (days) retention = startRetention({ ...store, clock, log, days });
  }, exitWith);

  const stop = async () => {
    isStopping = true;
    setTimeout(() => process.exit(1), SHUTDOWN_TIMEOUT).unref();
    retention?.stop();
    systemMails?.stop();
    closeIdleConnections(server);
    if (settings.trustedProxies > 0)
      await new Promise<void>((over) => clock.after(DRAIN_DELAY, over));
    await Promise.all([close(server), inbox?.close(), metricsPage?.close(), development?.close()]);
    await delivery.stop();
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
    throw new SettingsError(`DATABASE_URL cannot be used as a database. ${error}`);
  }
}

/** Keeps assets for pages that stay open during a deployment; a failure is only logged. */
function keepBuiltAssets(settings: Settings, log: Log): string {
  const kept = join(dirname(inboxFolder(settings)), "assets");
  try {
    keepAssets(join(BUILD, "client/assets"), kept, clock.now());
  } catch (error) {
    log.warn(
      { cause: withoutAddresses(error) },
      "Could not keep this build's files for the next one",
    );
  }
  return kept;
}

/** @throws {SettingsError} when there is no build */
async function loadBuiltPages(): Promise<() => Promise<unknown>> {
  if (!existsSync(BUILT_PAGES)) {
    throw new SettingsError("There is no build to serve yet. Run: npm run build");
  }
  const build: unknown = await import(pathToFileURL(BUILT_PAGES).href);
  return () => Promise.resolve(build);
}

/** Exits with code 1 after a fatal error, printing a sentence if the error is a known one. */
function exitWith(error: unknown): never {
  const isUnderstood = error instanceof SettingsError || error instanceof UnsafeDatabaseError;
  console.error(isUnderstood ? error.message : error);
  process.exit(1);
}
