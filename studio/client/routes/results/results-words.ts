/** The texts of the page that counts what visitors have sent. */
export const resultsWords = {
  title: "Results",
  received: "received",
  waiting: (number: number) => (number === 1 ? "waits for you" : "wait for you"),
  offered: "offered a place",
  booked: "booked",
  introduction:
    "Counted from what visitors have sent. Visitors themselves are not counted or followed.",
  empty: {
    heading: "Nothing to count yet",
    text: "The numbers appear once somebody has written.",
  },
  steps: { heading: "Applications and messages by step", label: "Step" },
  months: { heading: "Received each month", label: "Month" },
  startDates: { heading: "Applications by start date", label: "Start date" },
  countries: { heading: "Applications by country", label: "Country" },
  sources: { heading: "Applications and messages by source", label: "Source" },
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
  number: "Number",
  applications: "Applications",
  messages: "Messages",
} as const;
