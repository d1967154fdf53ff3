import { honeypot } from "../form-texts/honeypot.ts";

/** The mail about what was put aside as possible advertising: at most daily, and only about new ones. */
export const putAside = {
  subject: (number: number) =>
    number === 1 ? "Put aside: 1 submission" : `Put aside: ${number} submissions`,
  heading: "Put aside",
  why: "These look like advertising, so they were not mailed to you at once. Nobody else is told about these.",
  what: "You need not do anything: each is mailed to you a day after it arrived, unless you say that it is advertising. What they say is in the studio, under “Put aside”: a mail that quoted it might be taken for advertising itself.",
  none: "Everything that was put aside has been mailed to you or deleted meanwhile.",
  form: { application: "Application", contact: "Message" },
  received: "Received",
  reasons: {
    "hidden-field": `An invisible field, “${honeypot.label}”, was filled in.`,
    links: "It has several links.",
    "same-text": "The same text came from several addresses.",
    many: "More than three came within ten minutes from one network.",
  },
  read: "Look at it in the studio",
  more: (number: number) =>
    `${number} older ${number === 1 ? "one is" : "ones are"} in the studio, under “Put aside”.`,
} as const;
