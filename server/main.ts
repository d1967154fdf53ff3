import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { getRequestListener } from "@hono/node-server";

import type { Clock } from "./clock.ts";
import { createApp } from "./create-app.ts";
import { createDevelopmentServer } from "./http/development-server.ts";
import { createRenderPage } from "./http/pages.ts";
import { createInboxPage } from "./inbox/inbox-page.ts";
import { createInboxTransport } from "./inbox/inbox-transport.ts";
import { composeMail } from "./mail/compose-mail.ts";
import { CONCURRENCY, createDelivery } from "./mail/delivery.ts";
import { createSmtpTransport } from "./mail/smtp-transport.ts";
import type { Transport } from "./mail/transport.ts";
import { parseSettings, type Settings, SettingsError } from "./settings.ts";
import { openStore, type Store } from "./store/open-store.ts";
import { sqliteDialect } from "./store/sqlite.ts";
import { createAcceptSubmission } from "./submissions/accept-submission.ts";
import { createRateLimit } from "./submissions/rate-limit.ts";

const BUILT_FILES = "build/client";
const BUILT_PAGES = "build/server/index.js";
/** How long what is under way may take to finish once the process is asked to stop. */
const LONGEST_FAREWELL = 10_000;

const log = console;
const clock: Clock = {
  now: Date.now,
  after(milliseconds, callback) {
    const timer = setTimeout(callback, milliseconds);
    return () => clearTimeout(timer);
  },
};

try {
  await start(parseSettings(process.env), process.argv.includes("--development"));
} catch (error) {
  log.error(error instanceof SettingsError ? error.message : error);
  process.exit(1);
}

async function start(settings: Settings, isDevelopment: boolean): Promise<void> {
  const store = await openDatabase(settings.databaseFile);
  const inbox = settings.smtpUrl ? undefined : await openInbox(settings);
  const transport = inbox?.transport ?? createSmtpTransport(String(settings.smtpUrl), CONCURRENCY);
  const delivery = createDelivery({
    outbox: store.outbox,
    transport,
    clock,
    log,
    compose: (submission) => composeMail(submission, settings),
    random: Math.random,
  });
  const acceptSubmission = createAcceptSubmission({
    submissions: store.submissions,
    clock,
    log,
    rateLimit: createRateLimit(settings.rateLimit),
    newId: randomUUID,
    onAccepted: delivery.wake,
  });

  const server = createServer();
  const development = isDevelopment ? await createDevelopmentServer(server) : undefined;
  const app = createApp({
    settings,
    clock,
    acceptSubmission,
    renderPage: development
      ? createRenderPage(development.loadBuild, "development")
      : createRenderPage(await loadBuiltPages(), "production"),
    files: development ? undefined : BUILT_FILES,
  });
  const listener = getRequestListener(app.fetch);
  server.on("request", development?.listener(listener) ?? listener);
  log.info(`Site: ${await listen(server, "PORT", settings.port, settings.host)}`);
  // Only now: a process that could not listen would take mails with it when it ends.
  delivery.start();

  const stop = async () => {
    setTimeout(() => process.exit(1), LONGEST_FAREWELL).unref();
    await Promise.all([close(server), inbox?.close(), development?.close()]);
    await delivery.stop();
    transport.close();
    await store.close();
    process.exit(0);
  };
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);
}

/** Where mails go when no mail server is set: files, and a page for this machine's own browser. */
async function openInbox(
  settings: Settings,
): Promise<{ transport: Transport; close: () => Promise<void> }> {
  const folder = join(dirname(settings.databaseFile), "inbox");
  const server = createServer(getRequestListener(createInboxPage(folder).fetch));
  let address = "";
  const transport = createInboxTransport(folder, (mail, file) => {
    const place = address ? `${address}/mails/${file}` : join(folder, file);
    log.info(`New mail: ${mail.subject} ${place}`);
  });
  try {
    address = await listen(server, "INBOX_PORT", settings.inboxPort, "127.0.0.1");
    log.info(`Inbox: ${address} (no SMTP_URL is set, so mails are kept in ${folder})`);
  } catch (error) {
    // The inbox page is a convenience: the mails are in the folder whether it is up or not.
    log.warn(`Mails are kept in ${folder}. The page that shows them could not start: ${error}`);
  }
  return { transport, close: () => close(server) };
}

/** @throws {SettingsError} when the file cannot be used */
async function openDatabase(file: string): Promise<Store> {
  try {
    return await openStore(sqliteDialect(file));
  } catch (error) {
    throw new SettingsError(`DATABASE_URL: ${file} cannot be used as a database. ${error}`);
  }
}

/** @throws {SettingsError} when there is no build */
async function loadBuiltPages(): Promise<() => Promise<unknown>> {
  if (!existsSync(BUILT_PAGES)) {
    throw new SettingsError("There is no build to serve yet. Run: npm run build");
  }
  const build: unknown = await import(pathToFileURL(BUILT_PAGES).href);
  return () => Promise.resolve(build);
}

/**
 * Starts listening and says where, as a browser on this machine would write it.
 * @throws {SettingsError} when that place is taken or does not exist
 */
function listen(server: Server, setting: string, port: number, host: string): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === "EADDRINUSE";
      reject(
        new SettingsError(
          isTaken
            ? `${setting}: port ${port} is in use already.`
            : `${setting}: cannot listen on port ${port} of ${host}. ${error.message}`,
        ),
      );
    });
    server.listen(port, host, () => {
      const address = server.address();
      const chosenPort = typeof address === "object" ? address?.port : port;
      resolve(`http://localhost:${chosenPort}`);
    });
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });
}
