import { count } from "#content/count.ts";
import type { FormName } from "#forms/contract.ts";

import type { MailState } from "#forms/mail-states.ts";

const mails = (number: number) => count(number, "mail");

/** The texts of the page about one person. */
export const personWords = {
  menu: {
    label: "More about this person",
    print: "Print",
    download: "Download for Excel",
    advertising: "It is advertising",
    erase: "Delete this person’s data",
  },
  note: {
    done: "Note saved.",
  },
  timeline: {
    received: {
      application: "Application received",
      contact: "Message received",
    } satisfies Record<FormName, string>,
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
    never: "Never again from this address",
    done: {
      real: (number: number) =>
        number === 0
          ? "Nothing is put aside any more."
          : `${mails(number)} released. The website sends within half a minute, if it runs.`,
    },
  },
  replies: {
    /** Why the start date in a text is to be changed. */
    dateTrouble: {
      draft: (day: string) => `${day} is not live yet.`,
      gone: (day: string) => `${day} is no longer one of your dates. Choose another:`,
      begun: (day: string) => `The course of ${day} has begun. Choose another date:`,
      full: (day: string) => `The course of ${day} is full. Choose another date:`,
    },
  },
} as const;
