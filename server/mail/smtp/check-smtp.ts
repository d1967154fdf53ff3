import { createTransport } from "nodemailer";

import { smtpOptions } from "./smtp-options.ts";

/** Somebody waits for the answer. */
const LONGEST_WAIT = 10_000;
const TIMEOUTS = {
  dnsTimeout: 5000,
  connectionTimeout: 5000,
  greetingTimeout: 5000,
  socketTimeout: 5000,
};

/**
 * Greets the mail server and logs in, without sending anything.
 * @throws with what went wrong
 */
export async function checkSmtp(smtpUrl: string): Promise<void> {
  const transporter = createTransport({ ...smtpOptions(smtpUrl), ...TIMEOUTS });
  // Each answer may come in time, and the last of them never.
  const timeIsUp = AbortSignal.timeout(LONGEST_WAIT);
  const tooLong = new Promise<never>((_resolve, reject) => {
    timeIsUp.addEventListener("abort", () => reject(new Error("It does not answer in time")));
  });
  try {
    await Promise.race([transporter.verify(), tooLong]);
  } finally {
    transporter.close();
  }
}
