import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import type { SMTPServerOptions } from "smtp-server";

import { type MailServer, startMailServer } from "../../tests/support/mail/mail-server.ts";

/** Of so many mails, one is said not to be taken although it is, as when the answer is lost. */
const LOST_ANSWERS = 1000;

/** A mail server that goes away and comes back. */
export async function openMailProvider(now: () => number) {
  /** When each mail to the school was taken, by its Message-ID. */
  const takenAt = new Map<string, number[]>();
  let count = 0;
  const onData: SMTPServerOptions["onData"] = (stream, _session, done) => {
    text(stream)
      .then((mail) => {
        const id = /^Message-ID: <(.+)>/im.exec(mail)?.[1] ?? "";
        if (!id.includes(".receipt@")) takenAt.set(id, [...(takenAt.get(id) ?? []), now()]);
        done(++count % LOST_ANSWERS === 0 ? new Error("Try again.") : null);
      })
      .catch(done);
  };
  let server: MailServer = await startMailServer({ onData });
  const { url } = server;
  return {
    url,
    takenAt,
    close: () => server.close(),
    open: async () => (server = await startMailServer({ port: Number(new URL(url).port), onData })),
    /** Waits until so many mails have been taken, or none has for half a second. */
    async settle(enough: number): Promise<void> {
      for (let idle = 0, before = -1; takenAt.size < enough && idle < 20; await pause(25)) {
        idle = takenAt.size === before ? idle + 1 : 0;
        before = takenAt.size;
      }
    },
  };
}
