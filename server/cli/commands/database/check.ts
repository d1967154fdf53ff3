import type { Command } from "commander";

import { checkSmtp } from "../../../mail/smtp/check-smtp.ts";
import { type SmtpEncryption, smtpEncryption } from "../../../mail/smtp/smtp-options.ts";
import { causeOf } from "../../terminal/error-message.ts";
import { type Desk, DeskProblem } from "../../desk.ts";
import { withStore } from "../../open-store.ts";

export function addCheck(program: Command, desk: Desk): void {
  program
    .command("check")
    .description(
      "try the database and the mail server, and whether visitors see what was published",
    )
    .addHelpText(
      "after",
      `
Writes something small to the database, and greets the mail server, with the login that SMTP_URL
names, without sending anything. A server that does not answer is given up after 10 seconds.
Without encryption the mail server is used on this machine only, or where SMTP_URL ends in
?tls=never.

Example:
  npm run desk -- check && echo "All is well"`,
    )
    .action(async () => {
      const problems = await Promise.all([checkDatabase(desk), checkMailServer(desk)]);
      const failed = problems.filter((problem) => problem !== undefined);
      if (failed.length > 0) throw new DeskProblem(failed.join("\n"));
    });
}

const encryptionText: Record<SmtpEncryption, string> = {
  required: "encrypted",
  "off on purpose": "NOT encrypted: SMTP_URL says tls=never",
  "off on this machine": "on this machine",
};

/** Prints that the database accepts writes, or returns the problem as a sentence. */
async function checkDatabase(desk: Desk): Promise<string | undefined> {
  try {
    return await withStore(desk, async ({ store, settings }) => {
      if (!(await store.canWrite(desk.now()))) {
        return "The database can be read but not written. Is its disk full?";
      }
      const refusals = await store.content.refusals.current(desk.now());
      const { database } = settings;
      const name = database.engine === "sqlite" ? `SQLite, ${database.file}` : "PostgreSQL";
      desk.screen.print(`The database takes what visitors send (${name}).`);
      if (refusals.length === 0) return undefined;
      return refusals
        .map(({ server, problem }) => `${server} cannot show what was published: ${problem}.`)
        .join("\n");
    });
  } catch (error) {
    return error instanceof DeskProblem
      ? error.message
      : `The database does not work: ${causeOf(error)}.`;
  }
}

/** Prints that the mail server accepts the login, or returns the problem as a sentence. */
async function checkMailServer({ screen, readSettings }: Desk): Promise<string | undefined> {
  const { smtpUrl } = readSettings();
  if (!smtpUrl) {
    screen.print("SMTP_URL is not set: mails stay in the local inbox.");
    return undefined;
  }
  // Only the host is printed: the URL contains the password.
  const { host } = new URL(smtpUrl);
  try {
    await checkSmtp(smtpUrl);
  } catch (error) {
    return `The mail server ${host} cannot be used: ${causeOf(error)}.`;
  }
  screen.print(
    `The mail server can be used (${host}, ${encryptionText[smtpEncryption(smtpUrl)]}).`,
  );
  return undefined;
}
