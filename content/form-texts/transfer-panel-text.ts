/** The texts of the panel that exports answers: a separate file, because it is loaded on demand. */
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
  /** The title of a shared link. */
  shareTitle: "My application",
  openFile: "Open a saved file",
} as const;
