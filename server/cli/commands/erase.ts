import { type Command, InvalidArgumentError } from "commander";

import { EMAIL_ADDRESS } from "#forms/validate.ts";
import { withStore, type OpenStore } from "../../admin/open-store.ts";
import { erasePersonalData, findPersonalData } from "../../admin/personal-data.ts";
import { type Desk, requireWiped, timeFor, submissionsText } from "../desk.ts";

export function addErase(program: Command, desk: Desk): void {
  program
    .command("erase")
    .argument("<email>", "the person's address", emailArgument)
    .summary("delete everything about one person; without --yes only say what that is")
    .option("--yes", "delete it")
    .description(`Says what was sent with that address, however it is written, also in texts from
other programs; with --yes deletes the answers, the mails that are owed, and the mails in the local
inbox. What has been mailed lies in the school's mailbox, and what was backed up in the backups:
delete it there as well.

Examples:
  npm run desk -- erase mina@example.com
  npm run desk -- erase mina@example.com --yes`)
    .action((email: string, options: { yes?: true }) =>
      withStore(desk.readSettings(), (open) => erase(desk, open, email, options.yes === true)),
    );
}

/** Accepts a complete address only: a part of one would match other people's submissions. */
function emailArgument(text: string): string {
  if (EMAIL_ADDRESS.test(text.trim())) return text;
  throw new InvalidArgumentError("Write one e-mail address, such as mina@example.com.");
}

async function erase(desk: Desk, open: OpenStore, email: string, isConfirmed: boolean) {
  const { screen } = desk;
  const data = await findPersonalData(open, email);
  const { submissions: found, files } = data;
  if (found.length > 0) {
    const rowOf = ({ id, form, received_at, mails }: (typeof found)[number]) =>
      [timeFor(desk, received_at), form, id, mails.length] as const;
    screen.table(["Received", "Form", "ID", "Mails"], found.map(rowOf));
  }
  const copies = files.length > 0 ? `, ${files.length} of whose mails lie in the local inbox` : "";
  const what = `${submissionsText(found.length)}${copies}`;
  const isNothing = found.length === 0;
  if (!isConfirmed && !isNothing) {
    screen.note(`This would delete ${what}. Nothing was deleted; add --yes to delete it.`);
    return;
  }
  const done = isNothing ? "Nothing was sent with this address" : `Deleted ${what}`;
  // Even without data: SQLite's log may contain what was erased while somebody read the database.
  if (isConfirmed) requireWiped(await erasePersonalData(open, data), done);
  screen.note(`${done}.`);
}
