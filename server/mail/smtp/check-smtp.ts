import { createTransport } from "nodemailer";

import { type Log, withoutAddresses } from "../../core/log.ts";
import { mailAdvice } from "./mail-trouble.ts";
import type { Mail } from "../transport.ts";
import { nodemailerMessage } from "./nodemailer-message.ts";
import { type SmtpAccount, smtpOptions } from "./smtp-account.ts";

/** Milliseconds: the user of the desk is waiting, but some servers take long to greet. */
const TIMEOUTS = { dnsTimeout: 5000, connectionTimeout: 20_000, socketTimeout: 20_000 };

/**
 * Connects to the mail server and logs in, without sending anything.
 * @throws the cause of the failure
 */
export async function checkSmtp(account: SmtpAccount): Promise<void> {
  const transporter = createTransport({ ...smtpOptions(account), ...TIMEOUTS });
  try {
    await transporter.verify();
  } finally {
    transporter.close();
  }
}

/**
 * Sends a mail past the outbox.
 * @returns the mail server's last response, verbatim
 * @throws the mail server's error response, or a connection error
 */
export async function sendAtOnce(mail: Mail, account: SmtpAccount): Promise<string> {
  const timeouts = { ...TIMEOUTS, socketTimeout: 60_000 };
  const transporter = createTransport({ ...smtpOptions(account), ...timeouts });
  try {
    const { response } = await transporter.sendMail(nodemailerMessage(mail));
    return response;
  } finally {
    transporter.close();
  }
}

/** Logs a warning if the mail server cannot be used; submissions are stored and mailed later. */
export async function warnOfMailServer(account: SmtpAccount, log: Log): Promise<void> {
  try {
    await checkSmtp(account);
  } catch (error) {
    log.warn(
      { cause: withoutAddresses(error) },
      `The mail server ${new URL(account.url).host} cannot be used. ${mailAdvice(error, account.url)}`,
    );
  }
}
