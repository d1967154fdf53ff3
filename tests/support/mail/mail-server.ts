import { buffer } from "node:stream/consumers";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

import { listenOnFreePort } from "../processes/free-port.ts";

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;

/**
 * Starts an SMTP server on this machine that accepts every mail.
 * @param options a fixed port, or handlers that replace the default ones
 */
export async function startMailServer(options: SMTPServerOptions & { port?: number } = {}) {
  const received: Email[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["AUTH", "STARTTLS"],
    closeTimeout: 1000,
    onData(stream, _session, done) {
      buffer(stream)
        .then((message) => PostalMime.parse(message))
        .then((mail) => {
          received.push(mail);
          done();
        })
        .catch(done);
    },
    ...options,
  });
  const port = await listenOnFreePort(server.server, options.port);
  // Ignores connection errors from now on: tests kill clients.
  server.on("error", () => {});
  return {
    url: `smtp://127.0.0.1:${port}`,
    /** All accepted mails, oldest first. */
    received,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
