import { count } from "#content/count.ts";

const changes = (number: number) => count(number, "change", "changes");

/** The texts of the view in which the owner publishes the site. */
export const publishingWords = {
  title: "Publish",
  changes: {
    heading: "Visitors do not see this yet",
    none: "Visitors see everything as it is here. What you change in Courses and Website waits here until you publish it.",
    before: "Before",
    after: "Now",
    added: "Added",
    removed: "Removed",
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
  checks: {
    words: { good: "Nothing is empty", bad: "Something is empty or not understood" },
    dates: { good: "Every date and price can be read", bad: "A date or a price cannot be read" },
    pictures: { good: "Every text has its picture", bad: "A picture is missing" },
    pages: "All pages are made and tried before visitors see any of them.",
  },
  mistakes: {
    heading: "Before you can publish",
    mend: (place: string) => `Open ${place}`,
  },
  publish: (number: number) => `Publish ${changes(number)}`,
  running: "Publishing …",
  progress: {
    heading: "Publishing",
    steps: {
      check: "Checking",
      render: "Making and trying the pages",
      store: "Keeping the version",
      live: "Showing it to visitors",
    },
    begins: "It begins.",
    at: (number: number, of: number, title: string) => `Step ${number} of ${of}: ${title}.`,
    failed: "Nothing has changed for visitors.",
    states: { waiting: "to come", started: "at work", done: "done", failed: "stopped here" },
  },
  live: {
    heading: "It is live.",
    soon: "Published. Visitors see it within a few seconds.",
    see: "See it",
    share: "Share on WhatsApp",
    takeBack: "Take it back",
  },
  history: {
    heading: "Earlier versions",
    none: "Nothing was published yet.",
    version: (number: number) => (number === 0 ? "what the site began with" : `version ${number}`),
    title: (number: number) => `Version ${number}`,
    by: (user: string) => `by ${user}`,
    current: "Visitors see this",
    changed: changes,
    and: (number: number) => `and ${number} more`,
    wentBack: (version: string) => `Went back to ${version}`,
    look: "Look",
    use: "Go back to this",
    of: (what: string, version: number) => `${what}: version ${version}`,
    switched: (version: string) =>
      `Visitors see ${version} again, within a few seconds. What was published after it stays in the list below.`,
    pages: "Pages of the history",
    newest: "The newest",
    older: "Older",
  },
} as const;
