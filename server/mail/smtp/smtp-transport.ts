import { createTransport } from "nodemailer";
import SMTPPool from "nodemailer/lib/smtp-pool";

import { SECOND } from "../../core/durations.ts";
import type { Clock } from "../../core/clock.ts";
import { mailTrouble } from "./mail-trouble.ts";
import { nodemailerMessage } from "./nodemailer-message.ts";
import { type SmtpAccount, smtpOptions } from "./smtp-account.ts";
import { needsSmtpUtf8, offersSmtpUtf8 } from "./smtputf8.ts";
import {
  LoginRefused,
  PermanentFailure,
  ServerAway,
  type Transport,
  TransportRejected,
  TransportUnavailable,
  Unanswered,
} from "../transport.ts";

/** Milliseconds from the connection to the last byte of the mail. */
const LONGEST_HANDOVER = 90 * SECOND;
/**
 * Milliseconds for the response, more than the ten minutes that it may take (RFC 5321, 4.5.3.2.6):
 * giving up earlier may duplicate a mail.
 */
const LONGEST_ANSWER = 660 * SECOND;

/** What Nodemailer says of a server that does not answer at all. */
const NO_ANSWER = /^(?:Connection timeout|Greeting never received)$/;
const LOGIN_CODES = new Set(["EAUTH", "ENOAUTH", "EOAUTH2"]);

const TIMEOUTS = {
  dnsTimeout: 10 * SECOND,
  // With the greeting, for which Nodemailer leaves a server thirty seconds.
  connectionTimeout: 40 * SECOND,
  socketTimeout: LONGEST_ANSWER,
};

/** Sends mails by SMTP, over a connection pool. */
export function createSmtpTransport(
  account: SmtpAccount,
  maxConnections: number,
  clock: Pick<Clock, "after">,
): Transport {
  const pool = new SMTPPool({ ...smtpOptions(account), maxConnections, ...TIMEOUTS });
  const transporter = createTransport(pool);
  // What to call when an attempt's last byte was handed over, by the attempt's abort signal.
  const onHandover = new WeakMap<AbortSignal, () => void>();
  transporter.use("stream", (mail, done) => {
    const { signal } = mail.data;
    mail.message.processFunc((content) =>
      content.once("end", () => signal && onHandover.get(signal)?.()),
    );
    done();
  });

  return {
    async send(mail) {
      const { signal, ...deadline } = createDeadline(clock);
      let isHandedOver = false;
      onHandover.set(signal, () => {
        isHandedOver = true;
        deadline.extend();
      });
      try {
        if (needsSmtpUtf8(mail.to) && !(await offersSmtpUtf8(pool.options, signal))) {
          throw new PermanentFailure("The mail server lacks SMTPUTF8, which this address needs");
        }
        await transporter.sendMail({ ...nodemailerMessage(mail), signal });
      } catch (error) {
        const cause = signal.aborted ? signal.reason : error;
        const failure =
          isHandedOver && !smtpError(cause).responseCode
            ? new Unanswered(`No response to the whole mail: ${cause}`)
            : classify(cause);
        // Microsoft refuses an old token as it does a wrong one: the next attempt has a new one.
        if (failure instanceof LoginRefused) account.tokens?.forget();
        throw failure;
      } finally {
        deadline.clear();
      }
    },
    close: () => transporter.close(),
  };
}

/** Aborts an attempt when handing over the mail, or the server's response to it, takes too long. */
function createDeadline({ after }: Pick<Clock, "after">) {
  const controller = new AbortController();
  const abort = () => controller.abort(new Error("The mail server did not answer in time"));
  let clear = after(LONGEST_HANDOVER, abort);
  return {
    signal: controller.signal,
    clear: () => clear(),
    extend() {
      clear();
      clear = after(LONGEST_ANSWER, abort);
    },
  };
}

/** Classifies an error of Nodemailer: does it affect this mail only, or all mails? */
function classify(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  // Nodemailer passes on what the tokens' provider said.
  if (error instanceof TransportRejected || error instanceof TransportUnavailable) return error;
  const { code, command, responseCode, originalCode, syscall } = smtpError(error);
  // 530 login required, 535 login failed (RFC 4954).
  if (LOGIN_CODES.has(code) || [530, 535].includes(responseCode)) {
    return new LoginRefused(command ? `${error} (${command})` : String(error));
  }
  // Instead of a greeting: the server has enough connections, as some do with one, or is busy.
  if (code === "EPROTOCOL" && String(responseCode).startsWith("4"))
    return new ServerAway(String(error));
  const isAboutMail = code === "EENVELOPE" || code === "EMESSAGE";
  if (
    ["ETLS", "EPROTOCOL"].includes(code) ||
    // The server sent an error response instead of a greeting.
    (code === "ECONNECTION" && responseCode > 0 && responseCode !== 421) ||
    // The server refuses the sender, which is the same for all mails.
    (isAboutMail && command === "MAIL FROM" && responseCode >= 500 && responseCode !== 552) ||
    /CERT|TLS|SSL|UNABLE_TO_VERIFY/.test(originalCode)
  ) {
    return new TransportRejected(String(error));
  }
  // A used-up quota passes, although Gmail and Microsoft answer with 550.
  if (isAboutMail && responseCode >= 500 && mailTrouble(error) !== "quota") {
    return new PermanentFailure(String(error));
  }
  if (["connect", "getaddrinfo"].includes(syscall) || NO_ANSWER.test(error.message)) {
    return new ServerAway(String(error));
  }
  // The server closes its service, or a filter answers one mail so.
  if (responseCode === 421 || ["EDNS", "ECONNECTION", "ESOCKET", "ETIMEDOUT"].includes(code)) {
    return new TransportUnavailable(String(error));
  }
  return error;
}

/** The fields that Nodemailer adds to its errors. */
function smtpError(error: unknown) {
  const field = (name: string): unknown =>
    (error instanceof Error && Reflect.get(error, name)) || "";
  return {
    code: String(field("code")),
    command: String(field("command")),
    originalCode: String(field("originalCode")),
    syscall: String(field("syscall")),
    responseCode: Number(field("responseCode")),
  };
}
