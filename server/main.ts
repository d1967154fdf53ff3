import { randomBytes, randomUUIDv7 } from "node:crypto";
import { hostname } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";

import { createErrorCounts } from "./browser-errors/error-counts.ts";
import { systemClock } from "./core/clock.ts";
import type { Log } from "./core/log.ts";
import { requireMailServer, warnOfPlaceholders } from "./core/public-site-checks.ts";
import { exitWith } from "./core/fatal-error.ts";
import { openMail, startStore } from "./open-services.ts";
import { createRenderPage } from "../render/render-page.ts";
import { createApp } from "./create-app.ts";
import { createMailComposer } from "./create-mail-composer.ts";
import { answerParserErrors, guardRequests } from "./http/guard-requests.ts";
import {
  close,
  CLOSE_TIMEOUT,
  createHttpServer,
  systemdSocket,
  stopKeepAlive,
  listen,
} from "./core/http-server.ts";
import { schoolDate } from "./core/school-clock.ts";
import { createLogger } from "./core/pino-log.ts";
import { machineWith } from "./admin/machine.ts";
import { createDelivery } from "./mail/delivery/delivery.ts";
import { createMetrics, openMetricsPage } from "./metrics/metrics.ts";
import { dataFolder } from "./core/settings/database-url.ts";
import { findMisspeltSettings, parseSettings, type Settings } from "./core/settings/settings.ts";
import { openBuild, openSources } from "./open-build.ts";
import { createReceiptLimit, createSubmissionLimit } from "./submissions/rate-limit.ts";
import { startBackgroundWork } from "./start-background-work.ts";

/** Milliseconds that proxies, which probe `/healthz` every second, have to notice a shutdown. */
const DRAIN_DELAY = 3000;
/** Open connections at most; idle ones give way to new ones. */
const CONNECTIONS = 4000;
/** Errors that the browsers of one address may report an hour. */
const ERROR_REPORTS = 10;
const SHUTDOWN_TIMEOUT = DRAIN_DELAY + CLOSE_TIMEOUT + 1000;

const clock = systemClock;

// Other users of this machine must not read what visitors sent.
process.umask(0o077);

/** For tools/dev/start.ts. */
export const addresses = await run().catch(exitWith);

async function run() {
  const settings = parseSettings(process.env);
  requireMailServer(settings);
  const log = await createLogger(settings.logLevel, process.stdout.isTTY);
  for (const sentence of findMisspeltSettings(process.env)) log.warn({}, sentence);
  return start(settings, log, process.argv.includes("--development"));
}

/** Starts the site; returns its URL, and without a mail server that of the local inbox. */
async function start(settings: Settings, log: Log, isDevelopment: boolean) {
  const data = dataFolder(settings);
  // The site starts even if the database is unreachable: pages do not need it.
  const { store, prepared, isReachable } = await startStore(settings, clock, log);
  const mail = await openMail(settings, { folder: data, clock, log });
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
    transport: mail.transport,
    clock,
    log,
    compose: (owed) => composeMail(owed),
    random: Math.random,
    onSettled: metrics.countAttempt,
  });
  const server = createHttpServer(CONNECTIONS);
  answerParserErrors(server, metrics.countResponse);
  let isStopping = false;
  const services = {
    settings,
    clock,
    log,
    newId: randomUUIDv7,
    store,
    machine,
    rateLimit: createSubmissionLimit(settings.rateLimit),
    receiptLimit: createReceiptLimit(),
    errorLimit: createSubmissionLimit(ERROR_REPORTS),
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
    : await openBuild({
        ...services,
        contentStore: store.content,
        isReachable,
        server: `${hostname()}:${process.pid}`,
        onBehind: metrics.setContentBehind,
      });
  const { content } = shown;
  const composeMail = createMailComposer({ ...services, content });
  const renderPage = createRenderPage(
    shown.loadBuild,
    () => {
      const { siteUrl, mailApiUrl } = settings;
      const day = schoolDate(clock.now(), content().school.timeZone);
      return { content: content(), settings: { day, siteUrl, mailApiUrl } };
    },
    () => randomBytes(16).toString("base64url"),
    isDevelopment ? "development" : "production",
  );
  const site = shown.listener(
    getRequestListener(createApp({ ...services, ...shown, renderPage }).fetch),
  );
  server.on("request", guardRequests(site, metrics.countResponse, settings.studioHosts));
  const metricsPage = await openMetricsPage(metrics, settings, log);
  const socket = systemdSocket(process.env, process.pid);
  const address = await listen(server, "PORT", socket ?? settings);
  log.info({}, `Site: ${address}`);
  warnOfPlaceholders(settings, content(), clock, log);

  let background: { stop: () => void } | undefined;
  // After listening: a process that cannot listen exits, and mails it had claimed stay leased.
  // Without MAIL_TO, the content names the school's mailbox.
  void Promise.all([prepared, settings.mailTo ? undefined : shown.contentKnown]).then(() => {
    if (isStopping) return;
    delivery.start();
    background = startBackgroundWork({ ...services, content });
  }, exitWith);

  const stop = async () => {
    // Ctrl-C and npm send one each; without a listener the second would end the process at once.
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), SHUTDOWN_TIMEOUT).unref();
    background?.stop();
    stopKeepAlive(server);
    if (settings.trustedProxies > 0) await pause(DRAIN_DELAY);
    await Promise.all([close(server), metricsPage?.close(), shown.close()]);
    await delivery.stop();
    await errorCounts.stop();
    await mail.close();
    await store.close();
    process.exit(0);
  };
  for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, stop);
  return { site: address, mails: mail.inbox };
}
