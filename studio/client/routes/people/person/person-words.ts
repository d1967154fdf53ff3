import type { FormName } from "#forms/contract.ts";

import { count, mailsText } from "../../../../contract/plurals.ts";
import type { MailState } from "../../../../contract/submission.ts";

/** The texts of the page about one person. */
export const personWords = {
  title: (form: string, reference: string) => `${form} ${reference}`,
  back: "People",
  newer: "Newer",
  older: "Older",
  neighbours: "Neighbours in the list",
  wants: (startDate: string) => `Wants ${startDate}`,
  startedCourse: (startDate: string) =>
    `The course of ${startDate} had already begun when this was sent.`,
  from: (country: string) => `from ${country}`,
  theirTime: (time: string) => `it is ${time} there`,
  actions: { whatsApp: "WhatsApp", mail: "Mail", call: "Call" },
  menu: {
    label: "More about this person",
    print: "Print",
    download: "Download for Excel",
    advertising: "It is advertising",
    erase: "Erase this person’s data",
  },
  message: "Message",
  others: "And also",
  noAnswer: "No answer",
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
    attempts: (number: number) => count(number, "try", "tries"),
    next: "Next try",
    error: "What the mail server said",
  },
  undelivered: {
    text: "A mail did not arrive, so the address may be wrong. Call, or send it again.",
    button: "Send again now",
    done: (number: number) =>
      number === 0
        ? "Nothing was changed: every mail is on its way or has been sent."
        : `${mailsText(number)} to be sent again. The website sends within half a minute, if it runs.`,
  },
  missing: "There is no such application or message. It may have been erased.",
} as const;
