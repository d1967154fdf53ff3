/** The mail that “npm run desk -- send-test” sends. */
export const testMail = {
  subject: "A test from your website",
  text: (sentAt: string) =>
    `The website can send mail. This one was sent on ${sentAt}, to see whether it arrives. Is it in the spam folder? Mark it as no spam.`,
} as const;
