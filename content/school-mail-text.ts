/**
 * The words around a submission in the mail to the school. Its subject and its text body are the
 * specification's own; these are in the part that mail programs show instead of the text.
 */
export const schoolMail = {
  /** Whom the mail seems to come from in a list of mails. */
  sender: (name: string) => `${name} (website)`,
  heading: { application: "New application", contact: "New message" },
  received: "Received",
  theirTime: "Their time",
  message: "Message",
  email: "Email",
  actions: { answer: "Answer", call: "Call", whatsApp: "WhatsApp" },
  /** What an answer and a WhatsApp message begin with. */
  answerSubject: { application: "Your application", contact: "Your message" },
  greeting: (name: string, school: string) => `Hello ${name}, this is ${school}. `,
  noCountryCode: "The phone number has no country code, so there is no link to WhatsApp.",
  attachments: "Attached: the answers for a spreadsheet, and a contact for your address book.",
  fileName: { application: "application", contact: "message" },
  contactNote: (label: string, courseDates: string) => `${label}: ${courseDates}`,
} as const;
