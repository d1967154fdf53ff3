import { chmodSync, mkdirSync } from "node:fs";
import { readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";

import { flush } from "../core/files.ts";
import { close, listen } from "../core/http-server.ts";
import type { Log } from "../core/log.ts";
import type { Mail, Transport } from "../mail/transport.ts";
import { mailKinds } from "../store/schema/tables.ts";
import { createPrivateServer } from "../http/loopback-guard.ts";
import { createInboxPage } from "./inbox-page.ts";
import { nodemailerMessage } from "../mail/smtp/nodemailer-message.ts";

/**
 * The local inbox, used without a mail server: a transport that writes files, and their page, whose
 * URL is empty if it could not start.
 */
export async function openInbox(folder: string, port: number, log: Log) {
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
      `Mails are kept in ${folder}. The page that shows them could not start: ${error instanceof Error ? error.message : error}`,
    );
  }
  return { transport, url, close: () => close(server) };
}

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
      const [id] = mail.messageId.split("@");
      // The id distinguishes mails of the same second.
      const file = `${fileTime(mail.date.toISOString())}_${id}.eml`;
      // A mail that is sent again much later has a later date.
      const earlier = await findInboxFiles(folder, (found) => found === id);
      const unfinished = join(folder, `${file}.part`);
      await writeFile(unfinished, message, { mode: 0o600, flush: true });
      await rename(unfinished, join(folder, file));
      const outdated = earlier.filter((path) => path !== join(folder, file));
      await Promise.all(outdated.map((path) => rm(path, { force: true })));
      await flush(folder);
      onArrival(mail, file);
    },
    close: () => writer.close(),
  };
}

/** Files of the local inbox have the mail's time and id in their name. */
const FILE_NAME = /^([^_]+)_(.+)\.eml(?:\.part)?$/;
/** Whether it is the id of a mail from the system to the school, which names people. */
const isFromSystem = (id: string) => mailKinds.some((kind) => id.startsWith(`${kind}-`));

/** Finds the files of mails in the local inbox, by their ids and times. */
export async function findInboxFiles(
  folder: string,
  isWanted: (id: string, time: string) => boolean,
): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  return names
    .filter((name) => {
      const [, time, id] = FILE_NAME.exec(name) ?? [];
      return time !== undefined && id !== undefined && isWanted(id, time);
    })
    .map((name) => join(folder, name));
}

/**
 * Deletes from the local inbox the mails about submissions, and what the system wrote to the school
 * before a time (ISO 8601, UTC), or ever.
 */
export async function deleteSubmissionsMails(
  folder: string,
  submissionIds: readonly string[],
  before?: string,
): Promise<void> {
  const mailIds = new Set(submissionIds.flatMap((id) => [id, `${id}.receipt`]));
  const oldest = before && fileTime(before);
  const files = await findInboxFiles(
    folder,
    (id, time) => mailIds.has(id) || (isFromSystem(id) && (!oldest || time < oldest)),
  );
  await Promise.all(files.map((file) => rm(file, { force: true })));
}

/** A time (ISO 8601, UTC) in a file's name: they sort by it. */
function fileTime(time: string): string {
  return time.slice(0, 19).replaceAll(":", "-");
}
