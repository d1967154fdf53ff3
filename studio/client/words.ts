import type { FormName } from "#forms/contract.ts";

import { count, mailsText } from "../contract/plurals.ts";
import type { MailState } from "../contract/submission.ts";

/** What the owner calls each form’s submissions. */
export const formWords: Record<FormName, string> = {
  application: "Application",
  contact: "Message",
};

/** What became of a mail, as a label and as a sentence. */
export const stateWords: Record<MailState, { label: string; meaning: string }> = {
  waiting: {
    label: "Waiting to be mailed",
    meaning: "The website tries again by itself until the mail server takes it.",
  },
  sent: { label: "Mailed", meaning: "The mail server has taken it." },
  kept: {
    label: "Kept here",
    meaning: "No mail server is set, so it lies in the inbox on this machine and went to nobody.",
  },
  dead: {
    label: "Could not be mailed",
    meaning: "The website has given up. Send it again once the reason below is mended.",
  },
  held: {
    label: "Put aside",
    meaning: "It looks like advertising, so it is mailed to you a day later.",
  },
  advertising: {
    label: "Advertising",
    meaning: "You said so, or want nothing from this address. It is mailed to nobody.",
  },
};

/** The texts of all pages that have no file for their texts in their own folder. */
export const words = {
  title: (page: string, school: string) => `${page} · ${school} studio`,
  skip: "Skip to the content",
  signedOut: {
    title: "You are signed out",
    sentence: "Sign in again, and you are back on this page.",
    waiting:
      "You are signed out. What you typed is still here, and is sent as soon as you have signed in again in another window.",
    signIn: "Sign in",
  },
  error: {
    title: "That did not work",
    missing: "There is no such page",
    unexpected:
      "Something unexpected happened. Try it again; if it stays so, tell your technician.",
    back: "Back to Today",
  },

  submissions: {
    title: "Applications and messages",
    introduction: "What visitors have sent through the website, the newest first.",
    filter: {
      search: "Search",
      searchHint: "A name, an e-mail address, a reference such as 7KQ-2MF, or any words",
      form: "Kind",
      forms: { application: "Applications", contact: "Messages" },
      state: "Mail",
      from: "Received from",
      to: "Received until",
      startDate: "Start date",
      country: "Country",
      source: "Came from",
      any: "All",
      apply: "Find",
      clear: "Show everything",
      more: "More conditions",
    },
    steps: {
      label: "Steps",
      all: "All",
      count: (number: number, isMore: boolean) =>
        `${number.toLocaleString("en")}${isMore ? "+" : ""}`,
    },
    waiting: {
      heading: "Waiting for an answer for more than two days",
      days: (number: number) => count(number, "day", "days"),
      more: "Show all that are new",
    },
    allDone: "All of these are done",
    list: "Applications and messages",
    none: "Nothing matches. Show everything, or search for fewer words.",
    empty: {
      heading: "Nothing has been sent yet",
      text: "Applications and messages appear here as soon as the first visitor has sent one.",
    },
    noName: "No name given",
    startedCourse: (startDate: string) => `${startDate} (had already started)`,
    receipt: (state: string) => `Receipt: ${state}`,
    pages: "Pages of the list",
    newer: "Newer",
    older: "Older",
    export: {
      heading: "Take them with you",
      text: "Downloads everything that the list above shows, all its pages, the oldest first.",
      csv: "Table for a spreadsheet (CSV)",
      json: "Data for programs (JSON)",
    },
    erase: {
      heading: "Somebody asks to be forgotten",
      text: "Shows what is stored about an e-mail address, and erases it if you say so.",
      link: "Erase a person’s data",
    },
  },

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

  submission: {
    title: (form: string, reference: string) => `${form} ${reference}`,
    back: "Back to the list",
    received: "Received",
    reference: "Reference",
    answers: "Answers",
    noAnswer: "No answer",
    startedCourse: (startDate: string) =>
      `The course of ${startDate} had already started when this was sent.`,
    erase: "Erase what this person sent",
    newer: "Newer",
    older: "Older",
    neighbours: "Neighbours in the list",
    step: "Step",
    related: {
      heading: "The same person also sent",
      on: (form: string, reference: string, day: string) => `${form} ${reference} on ${day}`,
    },
    note: {
      label: "Add a note",
      hint: "For you and the others at the school. It is exported and erased with the rest.",
      button: "Keep the note",
      done: "The note is kept.",
      empty: "Write the note first.",
    },
    timeline: {
      heading: "What happened",
      received: { application: "Application received", contact: "Message received" },
      step: (step: string) => `Set to “${step}”`,
      by: (name: string) => `by ${name}`,
      mail: { school: "Mail to the school", receipt: "Receipt for the applicant" },
      attempts: (number: number) =>
        number === 0 ? "Not tried yet" : count(number, "try", "tries"),
      next: "Next try",
      error: "The mail server said",
    },
    resend: {
      button: "Send again now",
      done: (number: number) =>
        number === 0
          ? "Nothing was changed: every mail is on its way or has been sent."
          : `${mailsText(number)} to be sent again. The website sends within half a minute, if it runs.`,
    },
    missing: "There is no such application or message. It may have been erased.",
  },

  erase: {
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
  },

  health: {
    title: "Health",
    introduction: "How the website is at this moment. Load the page again to look again.",
    attention: "Needs your attention",
    nothing: "Nothing needs your attention.",
    others: "Everything else",
    todo: "What to do",
    states: { attention: "Look at this", unknown: "Not sure", good: "In order" },
  },
} as const;
