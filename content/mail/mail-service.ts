/** The error message if the mail service does not respond (specification, section 4). */
export const noAnswerText = "Error sending email";

/** The mail service’s error messages, which visitors see in a dialog. */
export const mailServiceText = {
  invalid: "Some answers need another look.",
  unknownSubject: "This service takes the contact form and the application form only.",
  emptyText: "The message is empty.",
  tooLong: "The message is too long: at most 20,000 characters fit.",
  notJson: "The request could not be read: it must be JSON.",
  wrongShape: "The request could not be read: it must be an object of texts.",
  badKey: "The Idempotency-Key header must be 1 to 200 printable characters.",
  wrongType: "Send the request as application/json.",
  tooLarge: "The message is too long: 6,000 characters always fit.",
  wrongRecipient: "This service writes to the school only.",
  otherBody: "This message was changed after it was first sent. Please send it again.",
  tooMany: "Too many messages came from your network. Please try again later.",
  unavailable: "We cannot take messages at the moment. Please try again in a few minutes.",
  wrongMethod: "This address takes POST requests only.",
  wrongPageMethod: "Pages can be read, and forms can be posted; nothing else.",
  noForm: "Only a form can be posted to a page.",
  noPage: "There is no such page.",
  busy: "Many messages are arriving at this moment. Please send yours again in a few seconds.",
} as const;

/** The error pages after a form was sent without JavaScript and rejected, by HTTP status. */
export const refusedPostText = {
  413: {
    title: "Content Too Large",
    hint: "The message is too long: 6,000 characters always fit. Go back with your browser: your text is still there. Shorten it and send it again.",
  },
  503: {
    title: "Service Unavailable",
    hint: "Many messages are arriving at this moment, and yours was not taken. Go back with your browser: your text is still there. Send it again in a few seconds.",
  },
} as const;
