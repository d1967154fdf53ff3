/** The texts of the page on which the owner publishes the site. */
export const publishingWords = {
  title: "Publish",
  introduction:
    "Shows visitors what was changed here. The new pages are made and tried first: if anything is wrong, the site stays as it is.",
  changes: {
    heading: "Visitors do not see this yet",
    none: "Nothing: visitors see everything as it is here.",
    nothing: "nothing",
    before: "Before",
    after: "Now",
  },
  publish: "Publish now",
  running: "Publishing …",
  progress: {
    heading: "How far it is",
    steps: {
      check: "Check what was written",
      render: "Make all pages",
      store: "Keep them as a new version",
      live: "Show them to visitors",
    },
    begins: "It begins.",
    at: (number: number, count: number, title: string) => `Step ${number} of ${count}: ${title}.`,
    live: "Published. It is live: visitors see it now.",
    soon: "Published. Visitors see it within a few seconds.",
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
      "Each version can be shown again. That changes what visitors see at once; no version is lost by it.",
    none: "Nothing was published yet.",
    version: (number: number) => (number === 0 ? "what the site began with" : `version ${number}`),
    title: (number: number) => `Version ${number}`,
    by: (user: string) => `by ${user}`,
    current: "Visitors see this now",
    changed: (count: number) => (count === 1 ? "One change" : `${count} changes`),
    wentBack: (version: string) => `Went back to ${version}.`,
    undo: "Undo",
    undoHint: (version: string) => `Goes back to ${version}.`,
    use: "Show this again",
    switched: (version: string) =>
      `Visitors see ${version} again, within a few seconds. What was published after it stays in the list below.`,
    pages: "Pages of the history",
    newest: "The newest",
    older: "Older",
  },
} as const;
