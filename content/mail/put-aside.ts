import { honeypot } from "../form-texts/honeypot.ts";

/** The mail about held submissions (possible spam): at most daily, and only about new ones. */
export const putAside = {
  subject: (number: number) =>
    number === 1 ? "Put aside: 1 submission" : `Put aside: ${number} submissions`,
  heading: "Put aside",
  why: `An invisible field, “${honeypot.label}”, was filled in. Programs that send advertising do that. So do some browsers and password managers, for real people. Nobody else is told about these.`,
  what: "Is it a real person? Answer them. To have it as a mail of its own, and to send an applicant the receipt, have your technician release it on the server with the command beneath it.",
  release: (reference: string) => `npm run desk -- release ${reference}`,
  isNew: "New",
  form: { application: "Application", contact: "Message" },
  received: "Received",
  shortened: "… (shortened)",
  more: (number: number) =>
    `${number} older ${number === 1 ? "one is" : "ones are"} not shown here. On the server: npm run desk -- list --state held`,
  none: "Everything that was put aside has been released or deleted meanwhile.",
} as const;
