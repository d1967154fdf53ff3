/** The button and the notices for continuing an application on another device. */
export const transferAnswers = {
  open: "Continue on another device",
  unavailable: "This could not be loaded. Please try again when you are connected.",
  /** Shown after answers were opened from a link or a file. */
  opened: "Your answers are in the form. Look them over and carry on.",
  question: {
    title: "Replace what you have typed?",
    text: (count: number) =>
      count === 1
        ? "One answer in the form is different from the one that you open. Your other answers stay, and empty fields are filled in."
        : `${count} answers in the form are different from those that you open. Your other answers stay, and empty fields are filled in.`,
    replace: "Replace",
    keep: "Keep what I typed",
  },
  /** The button that restores the replaced answers. */
  undo: "Bring back what I had typed",
  undone: "What you had typed is back.",
  damaged: {
    title: "These answers cannot be read",
    fromLink:
      "The link did not arrive whole. Nothing in the form was changed. Copy the link again on your other device, or save a file there and open it here.",
    fromFile:
      "This file holds no answers of this form, or it is damaged. Nothing in the form was changed.",
    ok: "OK",
  },
} as const;
