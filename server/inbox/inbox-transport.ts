import { mkdirSync } from "node:fs";
import { open, rename } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";

import { nodemailerMessage } from "../mail/nodemailer-message.ts";
import type { Mail, Transport } from "../mail/transport.ts";

/** Keeps mails as `.eml` files in a folder instead of sending them, one file a Message-ID. */
export function createInboxTransport(
  folder: string,
  onArrival: (mail: Mail, file: string) => void,
): Transport {
  mkdirSync(folder, { recursive: true });
  const writer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return {
    async send(mail) {
      const { message } = await writer.sendMail(nodemailerMessage(mail));
      if (!Buffer.isBuffer(message)) throw new Error("The mail was not made in one piece.");
      // Sorted by name, the newest comes last; the id keeps two mails of one second apart.
      const time = mail.date.toISOString().slice(0, 19).replaceAll(":", "-");
      const file = `${time}_${mail.messageId.split("@")[0]}.eml`;
      const unfinished = join(folder, `${file}.part`);
      await writeDurably(unfinished, message);
      await rename(unfinished, join(folder, file));
      await flush(folder);
      onArrival(mail, file);
    },
    close: () => writer.close(),
  };
}

async function writeDurably(file: string, content: Buffer): Promise<void> {
  const handle = await open(file, "w");
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** A new name in a folder is on disk once the folder is. */
async function flush(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
