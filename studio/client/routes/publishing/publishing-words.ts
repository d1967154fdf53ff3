/** The texts of the page on which the owner publishes the site. */
export const publishingWords = {
  title: "Publish",
  introduction:
    "Shows visitors what was changed here. The new pages are made and tried first: if anything is wrong, the site stays as it is.",
  changes: {
    heading: "Visitors do not see this yet",
    none: "Nothing: visitors see everything as it is here.",
    first:
      "Nothing was published from here so far. Visitors see the pages as they were last built.",
    nothing: "nothing",
    before: "Before",
    after: "Now",
  },
  publish: "Publish now",
  running: "Publishing …",
  progress: {
    heading: "How far it is",
    at: (number: number, count: number, title: string) => `Step ${number} of ${count}: ${title}.`,
    published: "Published. Visitors see it within a second.",
    failed: (title: string) => `It stopped at “${title}”.`,
    refused: "It did not begin.",
    states: {
      waiting: "To come",
      started: "At work",
      done: "Done",
      failed: "Failed",
    },
    again: "Look again",
  },
  history: {
    heading: "What was published",
    introduction:
      "The last five can be shown again. That changes what visitors see and nothing else: what you have written stays, and the next publish shows it again.",
    none: "Nothing was published yet.",
    by: (user: string) => `by ${user}`,
    current: "Visitors see this now",
    unchanged: "No field was changed.",
    changed: (count: number) => (count === 1 ? "One change" : `${count} changes`),
    wentBack: (when: string | undefined) =>
      `Went back to ${when === undefined ? "earlier pages" : `the pages of ${when}`}.`,
    undo: "Undo",
    undoHint: (when: string) => `Goes back to what visitors saw on ${when}.`,
    use: "Show this again",
    switched: (when: string) =>
      `Visitors see the pages of ${when} again, within a second. What you have written is still here.`,
    pages: "Pages of the history",
    newest: "The newest",
    older: "Older",
  },
} as const;
