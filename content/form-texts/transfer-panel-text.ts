/** The texts of exporting and opening answers: a separate file, because it is loaded on demand. */
export const transferPanel = {
  introduction:
    "Your answers fit into a link. It does not go to us: our server never sees what is in it. Whoever has the link can read your answers, so send it to yourself only.",
  nothingYet: "There is nothing to take along yet: the form is empty.",
  /** The label of the field that contains the link. */
  link: "Link with your answers",
  share: "Share the link",
  copy: "Copy the link",
  copied: "Link copied",
  copyRefused: "That did not work. The link is selected: copy it yourself.",
  shareTitle: "My application",
  /** Shown after answers were opened from a link. */
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
    tone: "error",
    title: "These answers cannot be read",
    text: "The link did not arrive whole. Nothing in the form was changed. Copy the link again on your other device.",
    close: "OK",
  },
} as const;
