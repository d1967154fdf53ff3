import { count } from "#content/count.ts";
import type { FormName } from "#forms/contract.ts";

import type { MailState } from "#forms/mail-states.ts";

const mails = (number: number) => count(number, "mail");

/** The texts of the page about one person. */
export const personWords = {
  title: (form: string, reference: string) => `${form} ${reference}`,
  back: "People",
  newer: "Newer",
  older: "Older",
  neighbours: "Neighbours in the list",
  summary: {
    label: "In short",
    startDate: "Starts",
    degree: "Degree",
    languages: "Languages",
    background: "Background",
    startedCourse: (startDate: string) =>
      `The course of ${startDate} had already begun when this was sent.`,
  },
  from: (country: string) => `from ${country}`,
  theirTime: (time: string) => `it is ${time} there`,
  call: "Call",
  menu: {
    label: "More about this person",
    whatsApp: "WhatsApp without a text",
    mail: "Mail without a text",
    print: "Print",
    download: "Download for Excel",
    advertising: "It is advertising",
    erase: "Erase this person’s data",
  },
  others: "Details",
  reference: "Reference",
  received: "Received",
  related: {
    heading: "The same person also sent",
    on: (form: string, reference: string, day: string) => `${form} ${reference} on ${day}`,
  },
  note: {
    label: "Add a note",
    hint: "For you and the others at the school.",
    button: "Keep the note",
    done: "The note is kept.",
    empty: "Write the note first.",
  },
  timeline: {
    heading: "What happened",
    received: {
      application: "Application received",
      contact: "Message received",
    } satisfies Record<FormName, string>,
    step: (step: string) => `Set to “${step}”`,
    by: (name: string) => `by ${name}`,
    mails: {
      school: {
        sent: "Mailed to you",
        waiting: "The mail to you is on its way",
        dead: "The mail to you did not arrive",
        held: "Put aside: not mailed to you yet",
        advertising: "Advertising: not mailed",
      },
      receipt: {
        sent: "The receipt was mailed",
        waiting: "The receipt is on its way",
        dead: "The receipt did not arrive",
        held: "Put aside: no receipt was mailed yet",
        advertising: "Advertising: no receipt",
      },
    } satisfies Record<"school" | "receipt", Partial<Record<MailState, string>>>,
    error: "What the mail server said",
  },
  undelivered: {
    school:
      "The mail to you did not arrive. Look at your own mailbox, which may be full, and at its address in Settings. Then send it again.",
    receipt: "The receipt did not arrive, so the address may be wrong. Call, or send it again.",
    button: "Send again now",
    done: (number: number) =>
      number === 0
        ? "Nothing was changed: every mail is on its way or has been sent."
        : `${mails(number)} to be sent again. The website sends within half a minute, if it runs.`,
  },
  missing: "There is no such application or message. It may have been erased.",
  putAside: {
    held: "Put aside",
    waits:
      "It looks like advertising. Without a word from you it is mailed to you a day after it came.",
    advertising: "Advertising",
    isAdvertising: "It is mailed to nobody, and waits for no answer.",
    isRefused: "What comes from this address is kept here, and mailed to nobody.",
    real: "It is real: send it to me",
    mark: "Advertising",
    never: "Never again from this address",
    done: {
      real: (number: number) =>
        number === 0
          ? "Nothing is put aside any more."
          : `${mails(number)} released. The website sends within half a minute, if it runs.`,
      mark: "Marked as advertising. It waits for no answer, and nothing more is mailed about it.",
      never: "Marked as advertising. What comes from this address from now on is mailed to nobody.",
    },
  },
  replies: {
    heading: "Next step",
    dateIsInDraft: (startDate: string) => `${startDate} is not live yet.`,
    publishDate: "Publish it",
    dateIsGone: (startDate: string) =>
      `${startDate} is no longer one of your dates: change it in the letter before you send it.`,
    by: {
      whatsApp: "Send by WhatsApp",
      mail: "Send by mail",
      copy: "Copy",
      copied: "Copied",
    },
    /** The name of a button, for screen readers: all texts have the same three. */
    name: (button: string, title: string) => `${button}: ${title}`,
    /** Without a text. */
    write: { whatsApp: "Write by WhatsApp", mail: "Write a mail" },
    gap: "your interview link",
    noBooking: "Ready to send as soon as it has your link.",
    whole: "Show all",
    addBooking: "Add the interview link",
    propose: (step: string) => `Have you sent it? Set to “${step}”`,
    edit: "Change these texts",
  },
} as const;
