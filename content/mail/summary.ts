const count = (number: number, one: string, many: string) =>
  `${number} ${number === 1 ? one : many}`;

/** The weekly summary that the website mails to the school, even if nothing has happened. */
export const summary = {
  subject: (applications: number, messages: number) =>
    `Website summary: ${count(applications, "application", "applications")}, ${count(messages, "message", "messages")}`,
  attention: "Needs your attention",
  heading: "Your website",
  period: (from: string, to: string) => `${from} to ${to}`,
  received: { heading: "Received", applications: "Applications", messages: "Messages" },
  mails: {
    heading: "Mails",
    sent: "Sent",
    kept: "Kept on the server, sent to nobody",
    waiting: "Waiting to be sent",
    held: "Put aside, for you to look at",
    deadToSchool: "To you, given up",
    deadReceipts: "Receipts, given up",
  },
  unanswered: {
    heading: "Waiting for an answer for more than two days",
    text: "The studio lists them first. Once you have answered, press their next step there.",
    days: (number: number) => count(number, "day", "days"),
  },
  undelivered: {
    heading: "Receipts that could not be delivered",
    text: "These applicants got no receipt, and your answers by e-mail may not reach them either. Call them.",
    noName: "No name",
    noPhone: "no phone number",
    more: (number: number) => `and ${number} more`,
  },
  dates: {
    heading: "Start dates still to come",
    none: "None. Visitors have nothing to apply for: add the next dates in content/data/start-dates.json.",
    ends: (label: string, days: number) =>
      `The last start date, ${label}, is in ${count(days, "day", "days")}. Add the next ones in content/data/start-dates.json.`,
    more: (number: number) => `and ${number} more`,
  },
  server: {
    heading: "The server",
    backup: "Newest backup",
    noBackup: "none is known",
    disk: "Free disk space",
    ago: {
      hours: (hours: number) => `${count(hours, "hour", "hours")} ago`,
      days: (days: number) => `${count(days, "day", "days")} ago`,
    },
    free: (free: string, percent: number) => `${free} (${percent} %)`,
    unknown: "not known",
  },
  problems: {
    dead: (number: number) =>
      `${count(number, "submission", "submissions")} could not be mailed to you. On the server: npm run desk -- list --state dead`,
    kept: (number: number) =>
      `${count(number, "mail", "mails")} went to the inbox on the server and to nobody else, because no mail server is set.`,
    held: (number: number) =>
      `${count(number, "submission is", "submissions are")} put aside: see the mail “Put aside”.`,
    waiting: (number: number, since: string) =>
      `${count(number, "mail", "mails")} cannot be sent at the moment. The oldest has waited since ${since}.`,
    unanswered: (name: string, others: number) =>
      others === 0
        ? `${name} has waited for an answer for more than two days.`
        : `${name} and ${count(others, "other person has", "others have")} waited for an answer for more than two days.`,
    undelivered: (number: number) =>
      `${count(number, "applicant", "applicants")} could not be reached by mail.`,
    backup: (days: number) => `The newest backup is ${count(days, "day", "days")} old.`,
    disk: "The disk is nearly full.",
    content:
      "The website cannot show what was published last: visitors see an older version. Tell a technician; on the server: npm run desk -- check",
    errors: (number: number) =>
      `Something on the pages failed in visitors’ browsers ${count(number, "time", "times")}. The studio says under Health where and in which browsers: tell your technician.`,
  },
  allIsWell: "Nothing needs your attention.",
  /** A missing summary is the only sign that the website or its mail has stopped. */
  footer: (next: string) =>
    `The next summary comes on ${next}. Should it not come, the website or its mail has stopped: ask your technician.`,
} as const;
