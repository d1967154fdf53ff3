import { count } from "#content/count.ts";

import type { SmtpEncryption } from "../../mail/smtp/smtp-account.ts";

/** Each part of the website’s health: what was found, what it means for the owner, what to do. */
export const healthWords = {
  site: {
    title: "The website",
    good: "It runs, and takes applications and messages.",
    matters:
      "The studio does not find the website on its own machine. Does it open? Then all is well. If not, nobody can apply, and no mail is sent.",
    link: "Open the website",
    bad: "It does not answer on this machine. Mails are sent only while it runs.",
    todo: "Start it with npm start, or ask your technician. If it runs on another machine, all is well.",
  },
  database: {
    title: "Storage for applications and messages",
    matters: "The website cannot keep what people send.",
    good: "It takes what visitors send.",
    full: "It can be read but not written, so the website refuses what visitors send.",
    todo: "Make room on the disk, or ask your technician.",
  },
  published: {
    title: "What you have published",
    good: "Nothing that you published was refused.",
    refused: "The website cannot show what was published last: visitors see an older version.",
    todo: "Take the last publish back, or show your technician this.",
  },
  mailServer: {
    title: "Sending mails",
    matters: "No mail reaches you or applicants. What they send is kept under People.",
    works: (host: string, encryption: string) =>
      `${host} takes the website’s mails (${encryption}).`,
    encryption: {
      required: "encrypted",
      "off on purpose": "NOT encrypted: SMTP_URL says tls=never",
      "off on this machine": "on this machine",
    } satisfies Record<SmtpEncryption, string>,
    broken: (host: string, cause: string) => `${host} cannot be used: ${cause}.`,
    none: "No mail server is set, so mails stay in the inbox on this machine and reach nobody.",
    noneTodo: "Before the site is public, set SMTP_URL as docs/operations.md says under “Mail”.",
  },
  recipient: {
    title: "Who gets applications and messages",
    says: (mailTo: string, mailbox: string) =>
      `They are mailed to ${mailTo}, which your technician has set (MAIL_TO), and not to ${mailbox}, which pages show.`,
  },
  mailRecords: {
    title: "What your domain says about your mails",
    matters: "Your mails may end up among people’s spam.",
    lost: "What people send may not reach your mailbox: its domain takes no mails. It is kept under People.",
    good: "Other mail services can see that the website’s mails are yours.",
    unsure: "Nothing is wrong as far as this machine can tell, but not all of it can be told.",
    bad: (number: number) =>
      `${count(number, "thing makes", "things make")} other mail services distrust your mails, or refuse them:`,
  },
  mails: {
    title: "Mails on their way",
    kept: "They are kept, and sent later.",
    toYou: "If the mail server works, your own mailbox is full, or its address wrong.",
    none: "None is waiting.",
    some: (number: number) => `${count(number, "mail")} waiting, which is usual for some minutes.`,
    stuck: (number: number, since: string) =>
      `${count(number, "mail")} cannot be sent. The oldest has waited since ${since}.`,
    todo: "See “Sending mails”. Nothing is lost meanwhile.",
    link: "Show those that wait",
  },
  backup: {
    title: "Backup",
    matters: (newest: string) =>
      `The last backup is of ${newest}: if the disk breaks, all that came since is lost.`,
    newest: (when: string) => `The newest is of ${when}.`,
    old: (days: number) => `The newest is ${count(days, "day", "days")} old.`,
    none: "No backup has been made: if the disk breaks, everything is lost.",
    todo: "Make one: desk backup data/today.db. docs/operations.md says how it happens by itself.",
    elsewhere:
      "PostgreSQL makes its own, which the studio does not see. Ask your technician when the last was made.",
  },
  copy: {
    title: "Copy of the backups",
    matters:
      "No fresh copy of the backups is on another machine: if this one is lost, so is what people sent.",
    good: "The backups are copied to another machine.",
    none: "They have never been copied to another machine.",
    old: (days: number) => `They were last copied ${count(days, "day", "days")} ago.`,
    todo: "docs/operations.md says under “Backup and restore” how a copy is made every day: ten minutes.",
  },
  retention: {
    title: "Deleting what is old",
    matters: "What people sent is kept longer than your privacy notice says.",
    good: (days: number) => `What people send is deleted after ${days} days.`,
    late: (number: number) =>
      `${count(number, "application or message", "applications and messages")} should be deleted by now. The website deletes nothing while that is most of what it holds, or if it never runs for a day.`,
    todo: (days: number) =>
      `Is the clock right, and RETENTION_DAYS meant? Delete them: desk purge --older-than ${days}d --yes`,
  },
  disk: {
    title: "Room on the disk",
    matters:
      "The disk is almost full. Once it is full, applications are refused, and visitors are told to try again.",
    free: (free: string, percent: number) => `${free} are free, ${percent} % of the disk.`,
    unknown: "How full it is cannot be found out on this machine.",
    todo: "Delete what is not needed, or ask your technician for a larger disk. While the disk is full, no application can be sent.",
  },
  runtime: {
    title: "Security updates",
    matters: "The program that runs the website gets no security updates, now or soon.",
    until: (release: string, day: string) =>
      `Node ${release}, which runs the website, gets them until ${day}.`,
    ended: (release: string, day: string) =>
      `Node ${release}, which runs the website, has got none since ${day}.`,
    todo: "Ask your technician for a release of the website that runs on a newer Node.",
  },
  browserErrors: {
    title: "Pages in visitors’ browsers",
    matters: "Pages fail in many visitors’ browsers.",
    none: "No browser has reported an error in the last seven days.",
    some: (number: number) =>
      `Browsers have reported ${count(number, "error", "errors")} in the last seven days. A few are usual: translators and password managers change pages.`,
    todo: "There were more than 20 on one day: show this list to your technician.",
    kinds: {
      file: "a file of the page did not arrive",
      hydration: "something else had changed the page",
      uncaught: "a script failed",
      rejection: "a script failed while it waited",
    },
    anotherPage: "An address without a page",
    severalBrowsers: "several browsers",
    build: (release: string) => (release ? `build ${release}` : "another or an unknown build"),
    more: (number: number) => `and ${count(number, "other", "others")}`,
  },
} as const;
