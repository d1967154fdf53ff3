import { count } from "../../../contract/plurals.ts";

/** The texts of the Numbers page. */
export const numberWords = {
  title: "Numbers",
  introduction:
    "Counted from what visitors have sent. Visitors themselves are not counted or followed.",
  empty: "There is nothing to count yet: nobody has sent anything.",
  applications: "Applications",
  messages: "Messages",
  weeks: {
    heading: "Received each week",
    summary: (applications: number, messages: number, weeks: number) =>
      `${count(applications, "application", "applications")} and ${count(messages, "message", "messages")} in ${weeks} weeks.`,
    most: (most: number) => `Highest column: ${most}`,
    from: (day: string) => `Week of ${day}`,
    toNow: "This week",
    table: "Show as a table",
    week: "Week from",
  },
  startDates: { heading: "Applications by start date", label: "Start date" },
  countries: { heading: "Applications by country", label: "Country" },
  steps: { heading: "Applications by step", label: "Step" },
  sources: { heading: "Where they came from", label: "Source" },
  links: {
    heading: "Links to hand out",
    text: "Use the one that is named after the place where you put it. What people send who follow it is counted above under that name.",
    /** By source, as the website's address names it. */
    places: {
      instagram: "Instagram",
      facebook: "Facebook",
      whatsapp: "WhatsApp",
      google: "Google",
      flyer: "Flyer",
    },
  },
  waits: {
    heading: "How long mails waited",
    introduction: (weeks: number) =>
      `From the moment a form was sent to the moment the mail server took its mail, in the last ${weeks} weeks.`,
    label: "Waited",
    limits: {
      minute: "Under a minute",
      tenMinutes: "Under ten minutes",
      hour: "Under an hour",
      day: "Under a day",
      longer: "A day or longer",
    },
  },
  none: "None yet.",
  number: { submissions: "Applications", all: "Applications and messages", mails: "Mails" },
} as const;
