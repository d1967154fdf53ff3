import { count } from "#content/count.ts";

import type { Concern, NextCourse } from "../../../server/today/read-today.ts";
import type { DayPart } from "../../../server/today/day-part.ts";

const days = (number: number) => (number === 1 ? "tomorrow" : `in ${count(number, "day", "days")}`);

/** The texts of the first page. */
export const todayWords = {
  title: "Today",
  greetings: {
    morning: "Good morning",
    day: "Good afternoon",
    evening: "Good evening",
    night: "Good evening",
  } satisfies Record<DayPart, string>,
  waiting: {
    heading: "Waiting for you",
    more: (number: string) => `Show all ${number}`,
    nobody: "Everybody has an answer",
    nobodyText: "Whoever writes next stands here.",
  },
  course: {
    heading: "Next course",
    begins: (number: number) => `Begins ${days(number)}`,
    places: {
      open: "Places free",
      few: "Few places left",
      full: "Full",
    } satisfies Record<NextCourse["places"], string>,
    notLive: "not live yet",
    nobody: "Nobody has applied for it yet.",
    people: "Its applications",
    none: "No course is to come, so nobody can apply.",
    add: "Add start dates",
    open: "Change dates and places",
  },
  website: {
    heading: "Your website",
    live: "Everything is live.",
    changes: (number: number) => `${count(number, "change is", "changes are")} not live yet.`,
    look: "Look and publish",
    view: "View it",
  },
  technician: {
    text: (number: number) => `${count(number, "thing", "things")} for your technician to look at.`,
    open: "What to tell them",
  },
  noMail: {
    heading: "No mail reaches anybody yet",
    text: "What people send is kept here, under People. But you get no mail about it, and they get no receipt, until your technician has set up the mail server.",
    send: "Send this to your technician:",
    whatsApp: "WhatsApp",
    mail: "Mail",
    copy: "Copy",
    copied: "Copied",
    name: (button: string) => `${button}: what your technician should do`,
    subject: (school: string) => `${school}: the website cannot send mails yet`,
    message: (school: string) =>
      `The website of ${school} cannot send mails yet, because no mail server is set: applications and messages are stored, but nobody gets a mail. Please set SMTP_URL, as docs/operations.md says under “Mail”, and restart the website. The studio’s page “For your technician” then says whether the mail server accepts the login.`,
  },
  concerns: {
    heading: "Look at this first",
    undelivered: {
      says: ({ count: number }: Extract<Concern, { count: number }>) =>
        `${count(number, "mail", "mails")} did not arrive. Call the person: the address may be wrong.`,
      open: "See who",
      to: "/people?state=dead&step=new",
    },
    putAside: {
      says: ({ count: number }: Extract<Concern, { count: number }>) =>
        number === 1
          ? "One message looks like advertising, and was put aside."
          : `${number} messages look like advertising, and were put aside.`,
      open: "Have a glance",
      to: "/people?state=held",
    },
    datesNotLive: {
      says: ({ count: number }: Extract<Concern, { count: number }>) =>
        `Visitors see no course to apply for: your ${count(number, "start date is", "start dates are")} not live yet.`,
      open: "Look and publish",
      to: "/publish",
    },
    notShown: {
      says: () => "Visitors do not see what you published last. Take it back, or publish again.",
      open: "Open",
      to: "/publish",
    },
    datesEnd: {
      says: ({ label, days: number }: Extract<Concern, { kind: "datesEnd" }>) =>
        `The last course, ${label}, begins ${days(number)}. Then nobody can apply.`,
      open: "Add dates",
      to: "/courses",
    },
  },
  launch: {
    heading: "Before visitors come",
    text: "These are still examples.",
    progress: (done: number, all: number) => `${done} of ${all} done`,
    button: "Fix",
    more: (number: number) => `${number} more`,
    /** By task: what is to be done, and what stands there until then. */
    tasks: {
      name: { title: "The school’s real name", now: (is: string) => `It says ${is}` },
      mailbox: { title: "Your real e-mail address", now: (is: string) => `It says ${is}` },
      phone: { title: "Your real phone number", now: (is: string) => `It says ${is}` },
      socialLinks: {
        title: "Your pages on social networks",
        now: () => "The links lead nowhere",
      },
      startDates: { title: "The next start dates", now: () => "All courses have begun" },
      testimonials: {
        title: "Words of real graduates",
        now: (is: string) => `${is} never said this`,
      },
      videos: { title: "Your own films", now: (is: string) => `${is}: a sample` },
      chatPortrait: {
        title: "A picture of whoever answers in the chat",
        now: () => "The drawn person does not exist",
      },
      privacyNotice: {
        title: "Who is responsible for people’s data",
        now: () => "The privacy notice has gaps",
      },
      retention: {
        title: "How long you keep what people send",
        now: (is: string) => `The privacy notice says otherwise: it is kept ${is}`,
      },
    } as Readonly<Record<string, { title: string; now: (is: string) => string } | undefined>>,
  },
  questions: {
    heading: "What people ask before they apply",
    text: "Each answer saves you a mail. The first is asked most.",
    progress: (answered: number, all: number) => `${answered} of ${all} answered`,
    button: "Answer",
    more: (number: number) => `${number} more`,
  },
} as const;
