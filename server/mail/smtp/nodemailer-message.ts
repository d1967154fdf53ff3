import type { SendMailOptions } from "nodemailer";

import type { Mail } from "../transport.ts";

/**
 * Converts a mail for Nodemailer. Addresses are objects, because as a string "a, b" would be two
 * recipients; reading files and URLs is disabled.
 */
export function nodemailerMessage(mail: Mail): SendMailOptions {
  const { messageId, to, replyTo, references, ...others } = mail;
  return {
    ...others,
    messageId: `<${messageId}>`,
    to: { name: "", address: to },
    ...(references && { references: `<${references}>` }),
    ...(replyTo && { replyTo: { name: "", address: replyTo } }),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
