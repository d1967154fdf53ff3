const NOTHING_LOST = "Nothing is lost: mails wait and go out by themselves.";

/** What to do when the mail server takes no mails, or not one of them, by the reason. */
export const mailTroubleText = {
  /** @param port the one in SMTP_URL, if it is one that many companies block */
  unreachable: (port: string | undefined) =>
    port
      ? `${NOTHING_LOST} Check the address in the setting SMTP_URL. If it is right, the company that hosts the website may block port ${port}, as many block 25, 465 and 587: ask it to open that port, or write port 2525 into SMTP_URL if your mail service offers it.`
      : `${NOTHING_LOST} Check the address and the port in the setting SMTP_URL.`,
  noNames: `${NOTHING_LOST} The machine of the website cannot look up any name at the moment (DNS). If it stays so, ask your technician to look at that.`,
  unencrypted: `${NOTHING_LOST} The mail server and the website could not agree on encryption: its certificate has expired or is for another name, or the port does not fit. Check the name and the port in the setting SMTP_URL: smtps:// goes with port 465, smtp:// with 587. If both are right, whoever runs the mail server has to renew its certificate.`,
  wrongLogin: `${NOTHING_LOST} Check the name and the password in the setting SMTP_URL. Some mail services want an “app password” there, not the mailbox’s own.`,
  passwordsOff: `${NOTHING_LOST} Microsoft no longer takes a password from programs, so a new one does not help. Have your technician set up OAuth2, as docs/operations.md says under “Mail”; whoever administers your Microsoft 365 has to allow “Authenticated SMTP” for the mailbox.`,
  tokenRefused: `${NOTHING_LOST} The permission to send from the mailbox was withdrawn, has expired, or was never right: ask your technician to give it anew, and to set SMTP_OAUTH_REFRESH_TOKEN, as docs/operations.md says under “Mail”.`,
  tokenUnfit: `${NOTHING_LOST} The permission does not fit the mailbox. SMTP_URL must name the mailbox that gave it, it must allow sending by SMTP, and at Microsoft 365 “Authenticated SMTP” must be on for that mailbox.`,
  tokenAway: `${NOTHING_LOST} The provider’s sign-in service is away. If it stays so, check the setting SMTP_OAUTH_TOKEN_URL.`,
  unanswered:
    "The mail server was given the whole mail and did not say whether it took it. The mail may have arrived, even more than once: it goes out again after longer and longer times, at last once a day. If it stays so, ask whoever runs the mail server, or your technician: a firewall or virus scanner may cut the connection.",
  quota:
    "The mail service takes no more mails from you for now: its limit for an hour or a day is used up. Nothing is lost: mails go out by themselves when it is over. If it happens often, ask the service for a higher limit.",
  mailboxFull: "The mailbox that this mail goes to is full. Its owner has to make room.",
  greylisted:
    "The other mail server takes first mails from strangers only at a second try. That happens by itself, within an hour: there is nothing to do.",
  other: `${NOTHING_LOST} Check the address in the setting SMTP_URL, or ask your technician.`,
} as const;
