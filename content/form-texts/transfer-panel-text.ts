const damaged = { tone: "error", title: "These answers cannot be read", close: "OK" } as const;

/** The texts of exporting and opening answers: a separate file, because it is loaded on demand. */
export const transferPanel = {
  introduction:
    "Your answers fit into a link, or into a file. Neither goes to us: our server never sees what is in it. Whoever has the link or the file can read your answers, so send it to yourself only.",
  nothingYet: "There is nothing to take along yet: the form is empty.",
  /** The label of the field that contains the link. */
  link: "Link with your answers",
  longLink:
    "This link is very long. Some programs shorten such links; the file always arrives whole.",
  share: "Share the link",
  copy: "Copy the link",
  copied: "Link copied",
  copyRefused: "That did not work. The link is selected: copy it yourself.",
  save: "Save a file",
  fileName: "application-answers.json",
  shareTitle: "My application",
  openFile: "Open a saved file",
  /** Shown after answers were opened from a link or a file. */
  opened: {
    tone: "success",
    title: "Your answers are in the form.",
    text: "Look them over and carry on.",
    close: "OK",
  },
  question: {
    title: "Replace what you have typed?",
    text: (count: number) =>
      count === 1
        ? "One answer in the form is different from the one that you open. Your other answers stay, and empty fields are filled in."
        : `${count} answers in the form are different from those that you open. Your other answers stay, and empty fields are filled in.`,
    replace: "Replace",
    keep: "Keep what I typed",
  },
  damagedLink: {
    ...damaged,
    text: "The link did not arrive whole. Nothing in the form was changed. Copy the link again on your other device, or save a file there and open it here.",
  },
  damagedFile: {
    ...damaged,
    text: "This file holds no answers of this form, or it is damaged. Nothing in the form was changed.",
  },
} as const;
