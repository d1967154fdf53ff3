import { count } from "#content/count.ts";

import type { Concern, NextCourse } from "../../../server/today/read-today.ts";
import type { DayPart } from "../../../server/today/day-part.ts";
import type { LaunchTasks } from "../../../server/today/launch-tasks.ts";

const days = (number: number) => (number === 1 ? "tomorrow" : `in ${count(number, "day", "days")}`);

/** The texts of the first page. */
export const todayWords = {
  greetings: {
    morning: "Good morning",
    day: "Good afternoon",
    evening: "Good evening",
    night: "Good evening",
  } satisfies Record<DayPart, string>,
  course: {
    begins: (number: number) => `Begins ${days(number)}`,
    places: {
      open: "Places free",
      few: "Few places left",
      full: "Full",
    } satisfies Record<NextCourse["places"], string>,
  },
  concerns: {
    all: {
      datesNotLive: {
        says: () => "Visitors see no start date",
        open: "Publish",
        to: "/publish",
      },
      notShown: {
        says: () => "What you published is not shown",
        open: "Open",
        to: "/publish",
      },
      unmailed: {
        says: ({ count: number }) =>
          `${count(number, "mail", "mails")} to you did not arrive. Your own mailbox may be full, or its address wrong.`,
        open: "See which",
        to: "/people?state=dead&step=new",
      },
      undelivered: {
        says: ({ count: number }) =>
          `${count(number, "receipt", "receipts")} did not arrive. Call the person: the address may be wrong.`,
        open: "See who",
        to: "/people?state=dead&step=new",
      },
      putAside: {
        says: ({ count: number }) =>
          number === 1
            ? "One message looks like advertising, and was put aside."
            : `${number} messages look like advertising, and were put aside.`,
        open: "Have a glance",
        to: "/people?state=held",
      },
      datesEnd: {
        says: ({ day, count: number }) =>
          `The last course, ${day}, begins ${days(number)}. Then nobody can apply.`,
        open: "Add dates",
        to: "/courses",
      },
    } satisfies Record<
      Concern["kind"],
      { says: (concern: Concern) => string; open: string; to: string }
    >,
  },
  launch: {
    heading: "Before you go live",
    text: "These are still examples. What matters most comes first.",
    progress: (done: number, all: number) => `${done} of ${all} done`,
    /** By task: what is to be done, what stands there until then, and in which field. */
    tasks: {
      startDates: { title: "The next start dates", now: () => "All courses have begun" },
      mailbox: {
        title: "Your real e-mail address",
        now: (is) => `It says ${is}`,
        field: "email",
      },
      phone: { title: "Your real phone number", now: (is) => `It says ${is}`, field: "phone" },
      name: { title: "The school’s real name", now: (is) => `It says ${is}`, field: "name" },
      privacyNotice: {
        title: "Who is responsible for people’s data",
        now: () => "The privacy notice has gaps",
      },
      testimonials: { title: "Words of real graduates", now: (is) => `${is} never said this` },
      retention: {
        title: "How long you keep what people send",
        now: (is) => `The privacy notice says otherwise: it is kept ${is}`,
        field: "retentionDays",
      },
      socialLinks: { title: "Your pages on social networks", now: () => "The links lead nowhere" },
      videos: { title: "Your own films", now: (is) => `${is}: a sample` },
      chatPortrait: {
        title: "A picture of whoever answers in the chat",
        now: () => "The drawn person does not exist",
      },
    } satisfies Record<
      LaunchTasks["tasks"][number]["task"],
      { title: string; now: (is: string) => string; field?: string }
    >,
  },
  questions: {
    heading: "What people ask before they apply",
    text: "Each answer saves you a mail. The first is asked most.",
    progress: (answered: number, all: number) => `${answered} of ${all} answered`,
  },
} as const;
