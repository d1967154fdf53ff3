import type { Clock } from "./core/clock.ts";
import { type Log, withoutAddresses } from "./core/log.ts";
import type { Settings } from "./core/settings/settings.ts";
import { createStore, type Store } from "./store/create-store.ts";
import { openEngine } from "./store/engines/open-engine.ts";
import { inboxFolder } from "./core/settings/database-url.ts";
import { openInbox } from "./inbox/open-inbox.ts";
import { CONCURRENCY } from "./mail/delivery/delivery.ts";
import { warnOfMailServer } from "./mail/smtp/check-smtp.ts";
import { smtpAccount } from "./mail/smtp/smtp-account.ts";
import { createSmtpTransport } from "./mail/smtp/smtp-transport.ts";

/**
 * Opens the site's store, and waits for a first attempt to reach the database; further ones follow.
 * @throws {SentenceError} when the file cannot be opened
 */
export async function startStore(settings: Settings, clock: Clock, log: Log) {
  const store = createStore(openEngine(settings.database, log));
  const away = Promise.withResolvers<void>();
  const prepared = prepareStore(store, { clock, log, onAway: away.resolve });
  const isReachable = await Promise.race([
    prepared.then(() => true),
    away.promise.then(() => false),
  ]);
  /** `prepared` settles once the store can be used, or never can be; the first attempt may fail. */
  return { store, prepared, isReachable };
}

/** Milliseconds between attempts to reach the database. */
const PAUSE = 5000;

/**
 * Prepares the store, and retries while the database is unreachable: after a power cut it may start
 * later than the site.
 * @throws when the database is reachable but cannot be used
 */
export async function prepareStore(
  store: Pick<Store, "prepare" | "isTemporary">,
  { clock, log, onAway }: { clock: Clock; log: Log; onAway: () => void },
): Promise<void> {
  for (;;) {
    try {
      await store.prepare();
      return;
    } catch (error) {
      if (!store.isTemporary(error)) throw error;
      log.error({ cause: withoutAddresses(error) }, "The database cannot be reached; trying again");
      onAway();
      await new Promise<void>((resolve) => clock.after(PAUSE, resolve));
    }
  }
}

/** Where mails go: to the mail server, which is tried meanwhile, or else into the local inbox, which has a URL. */
export async function openMail(
  settings: Settings,
  services: { folder: string; clock: Clock; log: Log },
) {
  const { clock, log } = services;
  const account = smtpAccount(settings, services);
  if (account) {
    void warnOfMailServer(account, log);
    const transport = createSmtpTransport(account, CONCURRENCY, clock);
    return { transport, inbox: undefined, close: async () => transport.close() };
  }
  const { transport, url, close } = await openInbox(inboxFolder(settings), settings.inboxPort, log);
  return { transport, inbox: url, close };
}
