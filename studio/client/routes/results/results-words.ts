import { count } from "#content/count.ts";

/** The texts of the page that counts what visitors have sent. */
export const resultsWords = {
  title: "Results",
  introduction:
    "Counted from what visitors have sent. Visitors themselves are not counted or followed.",
  empty: {
    heading: "Nothing to count yet",
    text: "The numbers appear once somebody has written.",
  },
  applications: "Applications",
  messages: "Messages",
  weeks: {
    heading: "Received each week",
    summary: (applications: number, messages: number, weeks: number) =>
      `${count(applications, "application", "applications")} and ${count(messages, "message", "messages")} in ${weeks} weeks.`,
    few: "A chart stands here once people have written in three different weeks.",
    each: "Number in each week",
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
    copy: "Copy",
    copied: "Copied",
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
  none: "None yet.",
  number: { submissions: "Applications", all: "Applications and messages" },
} as const;
