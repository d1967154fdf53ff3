import { count } from "#content/count.ts";

/** The texts of the list of people, and of what is done with many of them. */
export const peopleWords = {
  title: "People",
  steps: { label: "Steps", all: "All" },
  find: {
    button: "Find",
    search: "Search",
    searchHint: "A name, an e-mail address, a reference such as 7KQ-2MF, or any words",
    form: "Kind",
    forms: { application: "Applications", contact: "Messages" },
    from: "Received from",
    to: "Received until",
    startDate: "Start date",
    country: "Country",
    source: "Came from",
    any: "All",
    apply: "Show",
    clear: "Show everybody",
  },
  menu: {
    label: "More about this list",
    csv: "Download for Excel",
    erase: "Erase a person’s data",
  },
  list: "Applications and messages",
  order: { newest: "The newest first", oldest: "Who waits longest comes first" },
  none: "Nobody matches.",
  empty: {
    heading: "Nobody has written yet",
    text: "Applications and messages arrive here, as soon as the first visitor sends one.",
  },
  allDone: "All of these are done",
  pages: "Pages of the list",
  first: "Back to the first",
  next: "Next",
  /** The question whether all of a list is answered. */
  done: {
    title: "All of these are done",
    introduction: "For what you have answered before the studio knew of it.",
    nothing: "None of these is new any more.",
    question: (number: number) =>
      `${number === 1 ? "One application or message is" : `${number.toLocaleString("en")} applications and messages are`} new in this list. Have you answered ${number === 1 ? "it" : "them all"}?`,
    confirm: (number: number) =>
      number === 1 ? "Yes, it is answered" : `Yes, all ${number.toLocaleString("en")} are answered`,
    cancel: "No, leave them new",
    done: (number: number) =>
      `${count(number, "submission is", "submissions are")} marked as answered.`,
  },
  /** Erasing a person's data. */
  erasing: {
    title: "Erase a person’s data",
    introduction:
      "Finds everything that was sent with an e-mail address, however it is written. Nothing is erased before you have seen what it is.",
    email: "The person’s e-mail address",
    wrongEmail: "Write one whole e-mail address, such as mina@example.com.",
    find: "Show what is stored",
    found: (email: string) => `Stored about ${email}`,
    nothing: (email: string) => `Nothing is stored about ${email}.`,
    mails: (number: number) => count(number, "mail"),
    inboxFiles: (number: number) =>
      `${count(number, "mail")} in the inbox on this machine ${number === 1 ? "goes" : "go"}, too.`,
    elsewhere:
      "What was mailed lies in your mailbox, and what was backed up in the backups: erase it there as well.",
    confirm: (number: number) =>
      `Erase ${number === 1 ? "this submission" : `these ${number} submissions`} for good`,
    done: (number: number, email: string) => `Erased ${count(number, "submission")} of ${email}.`,
    more: "Something else came from this address meanwhile: see below.",
    busy: "Something is reading the database (a backup, perhaps), and keeps a copy until it has finished. Erase the same address again then.",
  },
} as const;
