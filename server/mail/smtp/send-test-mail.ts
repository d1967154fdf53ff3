import type { Content } from "#content/content.ts";
import { testMail as words } from "#content/mail/test-mail.ts";
import { createTransport } from "nodemailer";

import { schoolDateAndTime } from "../../core/school-clock.ts";
import { nodemailerMessage } from "./nodemailer-message.ts";
import { type SmtpAccount, smtpOptions } from "./smtp-account.ts";

const TIMEOUTS = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 60_000,
};

interface TestMail {
  account: SmtpAccount;
  mailFrom: string;
  school: Content["school"];
  to: string;
  id: string;
  now: number;
}

/**
 * Sends a test mail directly, without the outbox.
 * @returns the mail server's last response, verbatim
 * @throws the mail server's error response, or a connection error
 */
export async function sendTestMail(mail: TestMail): Promise<string> {
  const { account, mailFrom, school, to, id, now } = mail;
  const transporter = createTransport({ ...smtpOptions(account), ...TIMEOUTS });
  try {
    const { response } = await transporter.sendMail(
      nodemailerMessage({
        messageId: `${id}@${mailFrom.split("@")[1]}`,
        from: { name: school.name, address: mailFrom },
        to,
        replyTo: undefined,
        subject: words.subject,
        text: words.text(schoolDateAndTime(now, school.timeZone)),
        headers: { "Auto-Submitted": "auto-generated" },
        date: new Date(now),
      }),
    );
    return response;
  } finally {
    transporter.close();
  }
}
