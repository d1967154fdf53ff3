import { chmodSync, mkdirSync } from "node:fs";
import { rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";

import { flush } from "../core/files.ts";
import { nodemailerMessage } from "../mail/smtp/nodemailer-message.ts";
import type { Mail, Transport } from "../mail/transport.ts";

/** Writes mails as `.eml` files instead of sending them, one file per Message-ID. */
export function createInboxTransport(
  folder: string,
  onArrival: (mail: Mail, file: string) => void,
): Transport {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // Earlier releases created the folder readable by other users.
  chmodSync(folder, 0o700);
  const writer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return {
    keepsMails: true,
    async send(mail) {
      const { message } = await writer.sendMail(nodemailerMessage(mail));
      if (!Buffer.isBuffer(message)) throw new Error("The mail was not made in one piece.");
      // Names sort by time; the id distinguishes mails of the same second.
      const time = mail.date.toISOString().slice(0, 19).replaceAll(":", "-");
      const file = `${time}_${mail.messageId.split("@")[0]}.eml`;
      const unfinished = join(folder, `${file}.part`);
      await writeFile(unfinished, message, { mode: 0o600, flush: true });
      await rename(unfinished, join(folder, file));
      await flush(folder);
      onArrival(mail, file);
    },
    close: () => writer.close(),
  };
}
