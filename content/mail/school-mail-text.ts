/**
 * The texts of the mail to the school, in the HTML that mail programs show instead of the plain
 * text. The specification prescribes the subject and the plain text.
 */
export const schoolMail = {
  /** The sender’s name in a list of mails. */
  sender: (name: string) => `${name} (website)`,
  heading: { application: "New application", contact: "New message" },
  received: "Received",
  theirTime: "Their time",
  theirTimeZone: "Their time zone",
  /** The start date of a course that had started before the application was sent. */
  startedCourse: (label: string) => `${label} (it had already started when this was sent)`,
  message: "Message",
  email: "Email",
  /** Parts of the line below the name, such as “31, Irish, BA in History, English first”. */
  englishFirst: "English first",
  englishNotFirst: "English not first",
  actions: {
    answer: "Answer",
    call: "Call",
    whatsApp: "WhatsApp",
    studio: "Open in the studio",
  },
  answerSubject: { application: "Your application", contact: "Your message" },
  greeting: (name: string, school: string) =>
    `${["Hello", name].filter(Boolean).join(" ")}, this is ${school}. `,
  noCountryCode:
    "The phone number has no country code, or is not complete, so there is no link to call or to WhatsApp.",
  /** For an address with a letter such as ë before the @, which not every mail server takes. */
  noReply:
    "“Reply” in your mail program would not reach this address. The button “Answer” writes to it.",
  attachments: "Attached: the answers for a spreadsheet, and a contact for your address book.",
  fileName: { application: "application", contact: "message" },
} as const;
