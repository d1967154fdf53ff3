import { count } from "#content/count.ts";

const changes = (number: number) => count(number, "change", "changes");
const version = (number: number) =>
  number === 0 ? "what the site began with" : `version ${number}`;

/** The texts of the view in which the owner publishes the site. */
export const publishingWords = {
  title: "Publish",
  changes: {
    heading: "Visitors do not see this yet",
    allLive: "Everything is live",
    none: "What you change in Courses and Website waits here until you publish it.",
    edit: "Change the website",
    before: "Before",
    after: "Now",
    added: "New",
    removed: "Removed",
    newDates: (number: number) => `${number} new start dates`,
    empty: "nothing",
    takeBack: "Discard",
    takenBack: (title: string) => `${title} is again as visitors see it.`,
    picture: { before: "The picture before", after: "The picture now" },
  },
  /** What stands for a fact of the school within a text. */
  facts: {
    price: "tuition",
    hours: "hours",
    weeks: "weeks",
    Weeks: "weeks",
    weekCount: "weeks",
    school: "name of the school",
    SCHOOL: "name of the school",
    mission: "mission",
    invitation: "invitation",
  },
  tried: "All pages are made and tried before visitors see any of them.",
  mistakes: {
    heading: "Before you can publish",
    warning: "Look again before you publish",
    mend: (place: string) => `Open ${place}`,
  },
  look: "Preview",
  publish: (number: number) => `Publish ${changes(number)}`,
  running: "Publishing …",
  live: {
    heading: "It is live.",
    soon: "Published. Visitors see it within a few seconds.",
    see: "Open the live website",
    share: "Share on WhatsApp",
    takeBack: "Take it back",
  },
  history: {
    heading: "Earlier versions",
    none: "Each publish is kept here: look at it, or go back to it.",
    origin: "What the site began with",
    title: (number: number) => `Version ${number}`,
    by: (user: string) => `by ${user}`,
    current: "Visitors see this",
    changed: changes,
    wentBack: (number: number) => `Went back to ${version(number)}`,
    look: "Preview",
    use: "Go back to this",
    of: (what: string, number: number) => `${what}: ${version(number)}`,
    switched: (number: number) =>
      `Visitors see ${version(number)} again, within a few seconds. What was published after it stays in the list below.`,
    pages: "Pages of the history",
    newest: "The newest",
    older: "Older",
  },
} as const;
