import { join } from "node:path";

import { close, listen } from "../core/http-server.ts";
import type { Log } from "../core/log.ts";
import type { Transport } from "../mail/transport.ts";
import { createPrivateServer } from "../http/private-server.ts";
import { createInboxPage } from "./inbox-page.ts";
import { createInboxTransport } from "./inbox-transport.ts";

export interface Inbox {
  transport: Transport;
  /** The URL of the page; empty if it could not start. */
  url: string;
  close: () => Promise<void>;
}

/** The local inbox, used without a mail server: a transport that writes files, and their page. */
export async function openInbox(folder: string, port: number, log: Log): Promise<Inbox> {
  const server = createPrivateServer(createInboxPage(folder));
  let url = "";
  const transport = createInboxTransport(folder, (mail, file) => {
    const place = url ? `${url}/mails/${file}` : join(folder, file);
    log.info({}, `New mail: ${mail.subject} ${place}`);
  });
  try {
    url = await listen(server, "INBOX_PORT", { port, host: "127.0.0.1" });
    log.info({}, `Inbox: ${url} (no SMTP_URL is set, so mails are kept in ${folder})`);
  } catch (error) {
    // Mails are kept in the folder even if the page cannot start.
    log.error(
      {},
      `Mails are kept in ${folder}. The page that shows them could not start: ${error}`,
    );
  }
  return { transport, url, close: () => close(server) };
}
