import { randomBytes, randomUUIDv7 } from "node:crypto";
import { hostname } from "node:os";
import { getRequestListener } from "@hono/node-server";

import { ContentError } from "../content/files/built-in-content.ts";
import { createErrorCounts } from "./browser-errors/error-counts.ts";
import { systemClock } from "./core/clock.ts";
import { currentRequest } from "./core/current-request.ts";
import { findMisspeltSettings } from "./core/settings/misspelt-settings.ts";
import { requireMailServer } from "./core/public-site-checks.ts";
import { createSite } from "./create-site.ts";
import { answerParserErrors, guardRequests } from "./http/guard-requests.ts";
import {
  close,
  createHttpServer,
  systemdSocket,
  stopKeepAlive,
  listen,
} from "./core/http-server.ts";
import { inboxFolder } from "./inbox/inbox-folder.ts";
import { type Inbox, openInbox } from "./inbox/open-inbox.ts";
import type { Log } from "./core/log.ts";
import { createLogger } from "./core/pino-log.ts";
import { CONCURRENCY, createDelivery } from "./mail/delivery/delivery.ts";
import { warnOfMailServer } from "./mail/smtp/check-smtp.ts";
import { smtpAccount } from "./mail/smtp/smtp-account.ts";
import { createSmtpTransport } from "./mail/smtp/smtp-transport.ts";
import { machineWith } from "./admin/machine.ts";
import { createMetrics } from "./metrics/metrics.ts";
import { openMetricsPage } from "./metrics/metrics-page.ts";
import { dataFolder } from "./core/settings/data-folder.ts";
import {
  parseSettings,
  settingNames,
  type Settings,
  SettingsError,
} from "./core/settings/settings.ts";
import { describeFileError } from "./access/file-access.ts";
import { openDatabase } from "./open-database.ts";
import { openShownSite, openSources } from "./open-shown-site.ts";
import { startBackgroundWork } from "./start-background-work.ts";
import { createStore } from "./store/create-store.ts";
import { UnsafeDatabaseError } from "./store/engines/engine.ts";
import { RATE_LIMITS_TABLE } from "./store/schema/migrations.ts";
import { prepareStore } from "./store/wait-for-database.ts";
import { memoryRateLimits, sharedRateLimits } from "./submissions/rate-limit.ts";
import { createReceiptLimit } from "./submissions/receipt-limit.ts";
import { createSubmissionLimit } from "./submissions/submission-limit.ts";
import { createSuspicion } from "./submissions/suspicion.ts";

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

/** Where the site and the page of its local inbox can be opened, for tools/dev/start.ts. */
export const addresses = await run().catch(exitWith);

async function run(): Promise<Addresses> {
  const settings = parseSettings(process.env);
  requireMailServer(settings);
  const log = await createLogger(settings.logLevel, process.stdout.isTTY);
  for (const sentence of misspelt) log.warn({}, sentence);
  return start(settings, log, process.argv.includes("--development"));
}

interface Addresses {
  site: string;
  /** Undefined with a mail server. */
  mails: string | undefined;
}

async function start(settings: Settings, log: Log, isDevelopment: boolean): Promise<Addresses> {
  const data = dataFolder(settings);
  const engine = openDatabase(settings, log);
  const store = createStore(engine);
  const away = Promise.withResolvers<void>();
  const prepared = prepareStore(store, engine, { clock, log, onAway: away.resolve });
  // The site starts even if the database is unreachable: pages do not need it.
  const isReachable = await Promise.race([
    prepared.then(() => true),
    away.promise.then(() => false),
  ]);
  const account = smtpAccount(settings, { folder: data, clock, log });
  const inbox: Pick<Inbox, "transport"> & Partial<Inbox> = account
    ? { transport: createSmtpTransport(account, CONCURRENCY, clock) }
    : await openInbox(inboxFolder(settings), settings.inboxPort, log);
  const { transport } = inbox;
  const machine = machineWith(data);
  const metrics = createMetrics(store, clock, machine);
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
    compose: (mail) => site.composeMail(mail),
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
  const services = {
    settings,
    clock,
    log,
    currentRequest,
    newId: randomUUIDv7,
    newNonce,
    store,
    machine,
    rateLimit: createSubmissionLimit(settings.rateLimit, createRateLimit),
    receiptLimit: createReceiptLimit(settings.receipts, createRateLimit),
    suspicion: createSuspicion({ clock, createRateLimit, siteUrl: settings.siteUrl }),
    errorLimit: createSubmissionLimit(ERROR_REPORTS, memoryRateLimits),
    errorCounts,
    onAccepted({ isReceiptWithheld }: { isReceiptWithheld: boolean }) {
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
  const shown = isDevelopment
    ? await openSources(server, settings.siteUrl)
    : await openShownSite({
        ...services,
        content: store.content,
        isReachable,
        random: Math.random,
        server: `${hostname()}:${process.pid}`,
        data,
        onBehind: metrics.setContentBehind,
      });
  const site = createSite(services, shown);
  const listener = guardRequests(
    getRequestListener(site.fetch),
    metrics.countResponse,
    settings.studioHosts,
  );
  server.on("request", shown.listener(listener));
  const metricsPage = await openMetricsPage(metrics, settings, log);
  const target = systemdSocket(process.env, process.pid) ?? settings;
  const address = await listen(server, "PORT", target);
  log.info({}, `Site: ${address}`);
  site.warnOfPlaceholders();
  if (account) void warnOfMailServer(account, log);

  let background: { stop: () => void } | undefined;
  // After listening: a process that cannot listen exits, and mails it had claimed stay leased.
  void prepared.then(() => {
    if (isStopping) return;
    delivery.start();
    background = startBackgroundWork({ ...services, content: shown.content, delivery });
  }, exitWith);

  const stop = async () => {
    isStopping = true;
    setTimeout(() => process.exit(1), SHUTDOWN_TIMEOUT).unref();
    background?.stop();
    stopKeepAlive(server);
    if (settings.trustedProxies > 0)
      await new Promise<void>((over) => clock.after(DRAIN_DELAY, over));
    await Promise.all([close(server), inbox.close?.(), metricsPage?.close(), shown.close()]);
    await delivery.stop();
    await errorCounts.stop();
    transport.close();
    await store.close();
    process.exit(0);
  };
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);
  return { site: address, mails: inbox.address };
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
