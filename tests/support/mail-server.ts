import { buffer } from "node:stream/consumers";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

export interface MailServer {
  url: string;
  /** Every mail taken so far, oldest first. */
  received: readonly Email[];
  close: () => Promise<void>;
}

/** A real SMTP server on a free port of this machine, that takes every mail. */
export async function startMailServer(): Promise<MailServer> {
  const received: Email[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["AUTH", "STARTTLS"],
    onData(stream, _session, done) {
      buffer(stream)
        .then((message) => PostalMime.parse(message))
        .then((mail) => {
          received.push(mail);
          done();
        })
        .catch(done);
    },
  });
  const address = await new Promise<string>((resolve, reject) => {
    server.on("error", reject);
    const listener = server.listen(0, "127.0.0.1", () => {
      const bound = listener.address();
      resolve(typeof bound === "object" && bound ? `smtp://127.0.0.1:${bound.port}` : "");
    });
  });
  return {
    url: address,
    received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
