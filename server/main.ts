import { randomBytes, randomUUIDv7 } from "node:crypto";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { getRequestListener } from "@hono/node-server";

import type { Clock } from "./clock.ts";
import { warnOfPlaceholders } from "./content/warn-of-placeholders.ts";
import { createApp } from "./create-app.ts";
import { createDevelopmentServer } from "./http/development-server.ts";
import { keepAssets } from "./http/kept-assets.ts";
import { createRenderPage } from "./http/pages.ts";
import { close, createHttpServer, handedOverSocket, letGo, listen } from "./http-server.ts";
import { inboxFolder } from "./inbox-folder.ts";
import { openInbox } from "./inbox/open-inbox.ts";
import type { Log } from "./log.ts";
import { createLogger } from "./logger.ts";
import { composeMail } from "./mail/compose-mail.ts";
import { CONCURRENCY, createDelivery } from "./mail/delivery.ts";
import { createSmtpTransport } from "./mail/smtp-transport.ts";
import { createMetrics } from "./metrics/metrics.ts";
import { openMetricsPage } from "./metrics/open-metrics-page.ts";
import { parseSettings, type Settings, SettingsError } from "./settings.ts";
import { createStore } from "./store/create-store.ts";
import { UnsafeDatabaseError } from "./store/engine.ts";
import { RATE_LIMITS_TABLE } from "./store/migrations.ts";
import { openEngine } from "./store/open-engine.ts";
import type { PostgresEngine } from "./store/postgres.ts";
import { prepareStore } from "./store/prepare-store.ts";
import type { SqliteEngine } from "./store/sqlite.ts";
import { createAcceptSubmission } from "./submissions/accept-submission.ts";
import { createMemoryRateLimit, createSharedRateLimit } from "./submissions/rate-limit.ts";
import { startRetention } from "./submissions/retention.ts";

const BUILD = "build";
const BUILT_PAGES = "build/server/index.js";
/** How long what is under way may take to finish once the process is asked to stop. */
const LONGEST_FAREWELL = 10_000;
/** How long a proxy, which asks every second, may take to see that this server is about to end. */
const NOTICE = 3000;

const newNonce = () => randomBytes(16).toString("base64url");
const clock: Clock = {
  now: Date.now,
  after(milliseconds, callback) {
    const timer = setTimeout(callback, milliseconds);
    return () => clearTimeout(timer);
  },
};

try {
  const settings = parseSettings(process.env);
  const log = await createLogger(settings.logLevel, process.stdout.isTTY);
  await start(settings, log, process.argv.includes("--development"));
} catch (error) {
  end(error);
}

async function start(settings: Settings, log: Log, isDevelopment: boolean): Promise<void> {
  const engine = openDatabase(settings, log);
  const store = createStore(engine);
  const away = Promise.withResolvers<void>();
  const prepared = prepareStore(store, engine, { clock, log, onAway: away.resolve });
  // Without its database the site starts all the same: its pages need none.
  await Promise.race([prepared, away.promise]);
  const inbox = settings.smtpUrl
    ? undefined
    : await openInbox(inboxFolder(settings), settings.inboxPort, log);
  const transport = inbox?.transport ?? createSmtpTransport(String(settings.smtpUrl), CONCURRENCY);
  const metrics = createMetrics(store.outbox, clock);
  const delivery = createDelivery({
    outbox: store.outbox,
    transport,
    clock,
    log,
    compose: (mail) => composeMail(mail, settings),
    random: Math.random,
    onSettled: metrics.countAttempt,
  });
  const acceptSubmission = createAcceptSubmission({
    submissions: store.submissions,
    clock,
    log,
    rateLimit:
      engine.name === "postgres"
        ? createSharedRateLimit(settings.rateLimit, engine.pool, RATE_LIMITS_TABLE)
        : createMemoryRateLimit(settings.rateLimit),
    newId: randomUUIDv7,
    onAccepted() {
      metrics.countSubmission();
      delivery.wake();
    },
  });

  const server = createHttpServer();
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
  const listener = getRequestListener(app.fetch);
  server.on("request", development?.listener(listener) ?? listener);
  const metricsPage = await openMetricsPage(metrics, settings);
  const place = handedOverSocket(process.env, process.pid) ?? settings;
  log.info({}, `Site: ${await listen(server, "PORT", place)}`);
  warnOfPlaceholders(settings, clock, log);

  let retention: { stop: () => void } | undefined;
  // Not before it listens: a process that could not would take mails with it when it ends.
  void prepared.then(() => {
    if (isStopping) return;
    delivery.start();
    const { retentionDays: days } = settings;
    if (days) retention = startRetention({ submissions: store.submissions, clock, log, days });
  }, end);

  const stop = async () => {
    isStopping = true;
    setTimeout(() => process.exit(1), LONGEST_FAREWELL).unref();
    retention?.stop();
    letGo(server);
    if (settings.trustedProxies > 0) await new Promise<void>((over) => clock.after(NOTICE, over));
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

/** For pages that stay open while this build takes the place of theirs; they can do without. */
function keepBuiltAssets(settings: Settings, log: Log): string {
  const kept = join(dirname(inboxFolder(settings)), "assets");
  try {
    keepAssets(join(BUILD, "client/assets"), kept, clock.now());
  } catch (error) {
    log.warn({ cause: String(error) }, "Could not keep this build's files for the next one");
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

/** Ends a process that cannot do its work, with a sentence where there is one. */
function end(error: unknown): never {
  const isUnderstood = error instanceof SettingsError || error instanceof UnsafeDatabaseError;
  console.error(isUnderstood ? error.message : error);
  process.exit(1);
}
