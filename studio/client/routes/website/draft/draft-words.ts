/** The texts about saving and undoing. */
export const draftWords = {
  undo: "Undo",
  redo: "Redo",
  saving: "Saving…",
  saved: (time: string) => `Saved ${time}, visitors do not see it yet`,
  wrong: "Saved here. The page shows it once the marked fields are right.",
  unreachable: "No connection. Your words are kept here, and sent as soon as it is back.",
  unkept: "No connection. Your words are sent as soon as it is back: keep this page open.",
  contested: (document: string) =>
    `Somebody else has changed the same words in “${document}”, in another window perhaps. Yours are kept here, and nothing is overwritten.`,
  tooLong: "This is too long to be saved. Take some of it out.",
  mine: "Keep mine",
  theirs: "Take theirs",
} as const;
