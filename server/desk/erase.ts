import type { Command } from "commander";

import { inboxFolder } from "../inbox-folder.ts";
import type { PersonsSubmission } from "../store/person.ts";
import { type Desk, DeskProblem } from "./desk.ts";
import { deleteInboxFiles, findInboxFiles } from "./inbox-files.ts";
import { type OpenStore, withStore } from "./open-store.ts";
import { submissions } from "./purge.ts";
import { timeFor } from "./times.ts";

export function addErase(program: Command, desk: Desk): void {
  program
    .command("erase <email>")
    .description("delete everything about one person; without --yes only say what that is")
    .option("--yes", "delete it")
    .addHelpText(
      "after",
      `
Finds whatever was sent with that address, however it is written, and texts sent by other programs
that name it. Deletes the answers, the mails that are owed, and the mails in the local inbox. What
has been mailed lies in the school's mailbox, and what was backed up in the backups: delete it
there as well.

Columns: received, form, ID, number of mails.

Examples:
  npm run desk -- erase mina@example.com
  npm run desk -- erase mina@example.com --yes`,
    )
    .action((email: string, options: { yes?: true }) =>
      withStore(desk, (open) => erase(desk, open, email, options.yes === true)),
    );
}

async function erase(
  desk: Desk,
  { store, settings, forgetDeleted }: OpenStore,
  email: string,
  isMeant: boolean,
): Promise<void> {
  const { screen } = desk;
  const found = await store.desk.findPerson(email);
  const files = await findInboxFiles(
    inboxFolder(settings),
    found.flatMap(({ mails }) => mails),
  );
  if (found.length > 0) showAll(desk, found);
  const copies = files.length > 0 ? `, ${files.length} of whose mails lie in the local inbox` : "";
  const what = `${submissions(found.length)}${copies}`;
  if (!isMeant) {
    screen.note(`This would delete ${what}. Nothing was deleted; add --yes to delete it.`);
    return;
  }
  await deleteInboxFiles(files);
  await store.desk.delete(found.map(({ id }) => id));
  // Also where nothing was found: an earlier time may have had to leave this undone.
  if (!(await forgetDeleted())) {
    throw new DeskProblem(
      `Deleted ${what}, but somebody is reading the database (a backup, an export), and its log ` +
        "holds what was deleted until they have finished. Do the same again then.",
    );
  }
  screen.note(`Deleted ${what}.`);
}

function showAll({ screen }: Desk, found: readonly PersonsSubmission[]): void {
  screen.table(
    ["Received", "Form", "ID", "Mails"],
    found.map(({ id, form, received_at, mails }) => [
      timeFor(screen, received_at),
      form,
      id,
      mails.length,
    ]),
  );
}
