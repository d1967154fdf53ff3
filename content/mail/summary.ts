import { count } from "../count.ts";

/** The weekly summary that the website mails to the school, even if nothing has happened. */
export const summary = {
  subject: (sentence: string) => `Website summary: ${sentence}`,
  /** “3 applications, 2 messages; one applicant could not be reached” */
  sentence: (applications: number, messages: number, unreached: number) => {
    const received = [
      ...(applications > 0 ? [count(applications, "application", "applications")] : []),
      ...(messages > 0 ? [count(messages, "message", "messages")] : []),
    ];
    const reached =
      unreached === 1
        ? "; one applicant could not be reached"
        : `; ${unreached} applicants could not be reached`;
    return `${received.join(", ") || "nobody wrote"}${unreached > 0 ? reached : ""}`;
  },
  more: (number: number) => `and ${number} more`,
  attention: "Needs your attention",
  period: (from: string, to: string) => `${from} to ${to}`,
  writers: {
    heading: "Who wrote",
    message: "Message",
    unnamed: "Without name and address",
    refused: (number: number) =>
      `${number} more from addresses to which you said “Never again”: look whether one is real`,
  },
  unanswered: {
    heading: "Waiting for your answer",
    text: "The studio lists them first. Once you have answered, press their next step there.",
    days: (number: number) => (number === 0 ? "since today" : count(number, "day", "days")),
  },
  undelivered: {
    heading: "Receipts that could not be delivered",
    text: "These applicants got no receipt, and your answers by e-mail may not reach them either. Call them.",
    noName: "No name",
    noPhone: "no phone number",
  },
  dates: {
    heading: "Start dates still to come",
    none: "No start date is left, so visitors have nothing to apply for: add the next ones in the studio, under Courses.",
    ends: (label: string, days: number) =>
      `The last start date, ${label}, is in ${count(days, "day")}. Add the next ones in the studio, under Courses.`,
  },
  problems: {
    dead: (number: number) =>
      `${count(number, "submission")} could not be mailed to you: they are in the studio, under People.`,
    kept: (number: number) =>
      `${count(number, "mail")} went to the inbox on the server and to nobody else, because no mail server is set.`,
    held: (number: number) =>
      `${count(number, "submission is", "submissions are")} put aside: see the mail “Put aside”.`,
    waiting: (number: number, since: string, advice = "") =>
      `${count(number, "mail")} could not be sent. The oldest has waited since ${since}. ${advice}`.trim(),
    unanswered: (name: string, others: number) =>
      others === 0
        ? `${name} waits for your answer, for more than two days now.`
        : `${others + 1} people wait for your answer, ${name} for more than two days.`,
    undelivered: (number: number) =>
      `${count(number, "applicant", "applicants")} could not be reached by mail.`,
    backup: (days: number) => `The newest backup is ${count(days, "day", "days")} old.`,
    noCopy:
      "There is no copy of the backups on another machine: if this one is lost, so is everything. Your technician needs ten minutes (“Backup and restore” in the guide).",
    oldCopy: "The backups have not been copied to another machine for two days.",
    node: (before: string, after: string) =>
      `The website does not start with the newer Node ${after}, and runs on with ${before}: tell your technician.`,
    disk: "The disk is nearly full.",
    content:
      "The website cannot show what was published last: visitors see an older version. Tell your technician.",
    errors: (number: number) =>
      `Something on the pages failed in visitors’ browsers ${count(number, "time")}. Tell your technician: the studio says where and in which browsers.`,
  },
  allIsWell: "Everything runs, and nothing needs your attention.",
  node: (before: string, after: string) =>
    `Node, with which the website runs, was renewed from ${before} to ${after}.`,
  /** A missing summary is the only sign that the website or its mail has stopped. */
  footer: (next: string) =>
    `The next summary comes on ${next}. Should it not come, the website or its mail has stopped: ask your technician.`,
} as const;
