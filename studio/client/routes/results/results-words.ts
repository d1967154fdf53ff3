import { count } from "#content/count.ts";

/** The texts of the page that counts what visitors have sent. */
export const resultsWords = {
  title: "Results",
  /** What the numbers mean. */
  meaning: (waiting: number, all: number) => {
    if (waiting === 0) return "Everybody has an answer.";
    return `${waiting} of ${all} ${waiting === 1 ? "waits" : "wait"} for your answer.`;
  },
  steps: (all: number) => count(all, "application or message", "applications and messages"),
  counted: "Counted from what visitors have sent. Visitors themselves are not followed.",
  empty: {
    heading: "Nothing to count yet",
    text: "The numbers appear once somebody has written.",
  },
  months: {
    heading: "Received each month",
    column: (month: string, applications: number, messages: number) =>
      `${month}: ${count(applications, "application", "applications")}, ${count(messages, "message", "messages")}`,
    applications: "Applications",
    messages: "Messages",
    few: "Each month adds a column, and you see when people make up their minds.",
  },
  booked: (number: number, all: number) => `${number} of ${all} booked`,
  by: {
    startDate: "Bookings by course",
    country: "Applications by country",
    source: "Where they found you",
  },
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
} as const;
