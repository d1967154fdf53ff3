/** The texts around the school’s mailbox and phone, in the footer and in error dialogs. */
export const schoolContact = {
  /** Shown before the links, in the dialog after a form could not be sent. */
  instead: "You can also write or call:",
  /** So that hours do not read as those of the support, which is there at any hour. */
  office: "Office hours:",
  /** The school’s local time, for callers in other time zones. */
  time: (time: string, place: string) => `It is ${time} in ${place}`,
} as const;
