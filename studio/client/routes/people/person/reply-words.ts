/** The texts of the panel from which the owner answers. */
export const replyWords = {
  heading: "Next step",
  others: "Other answers",
  by: {
    whatsApp: "WhatsApp",
    mail: "Mail",
    copy: "Copy",
    copied: "Copied",
  },
  /** The name of a button, for screen readers: all texts have the same three. */
  name: (button: string, title: string) => `${button}: ${title}`,
  noBooking: "The text asks for the link to book an interview, which is still missing:",
  addBooking: "add it under Interview",
  propose: (step: string) => `Have you sent it? Set to “${step}”`,
  edit: "Change these texts",
} as const;
