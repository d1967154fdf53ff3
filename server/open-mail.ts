import type { Clock } from "./core/clock.ts";
import type { Log } from "./core/log.ts";
import type { Settings } from "./core/settings/settings.ts";
import { inboxFolder } from "./core/settings/database-url.ts";
import { openInbox } from "./inbox/open-inbox.ts";
import { CONCURRENCY } from "./mail/delivery/delivery.ts";
import { warnOfMailServer } from "./mail/smtp/check-smtp.ts";
import { smtpAccount } from "./mail/smtp/smtp-account.ts";
import { createSmtpTransport } from "./mail/smtp/smtp-transport.ts";
import type { Transport } from "./mail/transport.ts";

interface OpenMail {
  transport: Transport;
  /** The URL of the local inbox; undefined with a mail server. */
  inbox?: string;
  close: () => Promise<void>;
}

/** Where mails go: to the mail server, which is tried meanwhile, or else into the local inbox. */
export async function openMail(
  settings: Settings,
  services: { folder: string; clock: Clock; log: Log },
): Promise<OpenMail> {
  const { clock, log } = services;
  const account = smtpAccount(settings, services);
  if (account) {
    void warnOfMailServer(account, log);
    const transport = createSmtpTransport(account, CONCURRENCY, clock);
    return { transport, close: async () => transport.close() };
  }
  const { transport, url, close } = await openInbox(inboxFolder(settings), settings.inboxPort, log);
  return { transport, inbox: url, close };
}
