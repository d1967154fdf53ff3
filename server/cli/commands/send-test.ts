import { randomUUID } from "node:crypto";
import { type Command, InvalidArgumentError } from "commander";

import { testMail as words } from "#content/mail/test-mail.ts";
import { SentenceError } from "#content/sentence-error.ts";
import { schoolDateAndTime } from "../../core/school-clock.ts";
import { mailAddresses } from "../../core/settings/mail-addresses.ts";
import { mailAdvice } from "../../mail/smtp/mail-trouble.ts";
import { sendAtOnce } from "../../mail/smtp/check-smtp.ts";
import { causeOf } from "../../core/error-sentence.ts";
import { type Desk, knownSchool, mailAccount } from "../desk.ts";

export function addSendTest(program: Command, desk: Desk): void {
  program
    .command("send-test")
    .summary("send a test mail, and say what the mail server answered")
    .argument("<address>", "where to", address)
    .description(`Sends a test mail at once, past the outbox, and prints word by word what the mail
server answers. It says that the server took the mail, not that it arrived: look.

Example:
  npm run desk -- send-test me@example.com`)
    .action(async (to: string) => {
      const settings = desk.readSettings();
      const account = mailAccount(desk, settings);
      if (!account) {
        throw new SentenceError("No mail server is set (SMTP_URL): mails stay in the local inbox.");
      }
      const { host } = new URL(account.url);
      const school = await knownSchool(desk, settings);
      const { mailFrom } = mailAddresses(settings, school);
      const now = desk.now();
      const mail = {
        messageId: `${randomUUID()}@${mailFrom.split("@")[1]}`,
        from: { name: school.name, address: mailFrom },
        to,
        replyTo: undefined,
        subject: words.subject,
        text: words.text(schoolDateAndTime(now, school.timeZone)),
        headers: { "Auto-Submitted": "auto-generated" },
        date: new Date(now),
      };
      const answer = await sendAtOnce(mail, account).catch((error) => {
        const advice = mailAdvice(error, account.url);
        throw new SentenceError(`${host} did not take it: ${causeOf(error)}. ${advice}`);
      });
      desk.screen.print(`${host} answered: ${answer}`);
    });
}

function address(text: string): string {
  if (/^[^\s@<>,;"]+@[^\s@<>,;"]+$/.test(text)) return text;
  throw new InvalidArgumentError("Write one e-mail address.");
}
