import { count, mailsText } from "../../../../contract/plurals.ts";

/** The texts of the page that erases a person's data. */
export const eraseWords = {
  title: "Erase a person’s data",
  introduction:
    "Finds everything that was sent with an e-mail address, however it is written. Nothing is erased before you have seen what it is.",
  email: "The person’s e-mail address",
  wrongEmail: "Write one whole e-mail address, such as mina@example.com.",
  find: "Show what is stored",
  found: (email: string) => `Stored about ${email}`,
  nothing: (email: string) => `Nothing is stored about ${email}.`,
  mails: mailsText,
  inboxFiles: (number: number) =>
    `${mailsText(number)} in the inbox on this machine ${number === 1 ? "goes" : "go"}, too.`,
  elsewhere:
    "What was mailed lies in your mailbox, and what was backed up in the backups: erase it there as well.",
  confirm: (number: number) =>
    `Erase ${number === 1 ? "this submission" : `these ${number} submissions`} for good`,
  done: (number: number, email: string) =>
    `Erased ${count(number, "submission", "submissions")} of ${email}.`,
  busy: "Something is reading the database (a backup, perhaps), and keeps a copy until it has finished. Erase the same address again then.",
} as const;
