import { createTransport } from "nodemailer";

import { nodemailerMessage } from "./nodemailer-message.ts";
import { Refusal, type Transport, Unreachable } from "./transport.ts";

/** Nodemailer's own waits (DNS 30 s, socket 600 s) would outlast the lease on a mail. */
const TIMEOUTS = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
};

/** Sends by SMTP, over a few connections that are kept open. */
export function createSmtpTransport(smtpUrl: string, maxConnections: number): Transport {
  const transporter = createTransport({ url: smtpUrl, pool: true, maxConnections, ...TIMEOUTS });
  return {
    async send(mail, signal) {
      try {
        await transporter.sendMail({ ...nodemailerMessage(mail), signal });
      } catch (error) {
        if (isRefusal(error)) throw new Refusal(String(error));
        if (isAboutConnection(error)) throw new Unreachable(String(error));
        throw error;
      }
    },
    close: () => transporter.close(),
  };
}

/** A 5xx about the mail itself. One about the login (EAUTH) is the technician's to mend. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error) || !("code" in error) || !("responseCode" in error)) return false;
  const isAboutMail = error.code === "EENVELOPE" || error.code === "EMESSAGE";
  return isAboutMail && Number(error.responseCode) >= 500;
}

/** No address, no connection, no greeting in time. */
function isAboutConnection(error: unknown): boolean {
  if (!(error instanceof Error) || !("code" in error)) return false;
  return ["EDNS", "ECONNECTION", "ESOCKET", "ETIMEDOUT"].includes(String(error.code));
}
