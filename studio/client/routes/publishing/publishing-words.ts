import { count } from "#content/count.ts";

const changes = (number: number) => count(number, "change", "changes");
const version = (number: number) =>
  number === 0 ? "what the site began with" : `version ${number}`;

/** The texts of the view in which the owner publishes the site. */
export const publishingWords = {
  changes: {
    takeBack: "Discard",
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
  publish: (number: number) => `Publish ${changes(number)}`,
  live: {
    see: "Open the live website",
  },
  history: {
    changed: changes,
    wentBack: (number: number) => `Went back to ${version(number)}`,
    look: "Preview",
    use: "Go back to this",
    of: (what: string, number: number) => `${what}: ${version(number)}`,
    switched: (number: number) =>
      `Visitors see ${version(number)} again, within a few seconds. What was published after it stays in the list below.`,
  },
} as const;
