import type { SendMailOptions } from "nodemailer";

import type { Mail } from "../transport.ts";

/**
 * Converts a mail for Nodemailer. Addresses are objects, because as a string "a, b" would be two
 * recipients; reading files and URLs is disabled.
 */
export function nodemailerMessage({
  messageId,
  from,
  to,
  replyTo,
  references,
  attachments,
  ...mail
}: Mail): SendMailOptions {
  return {
    ...mail,
    messageId: `<${messageId}>`,
    from,
    to: { name: "", address: to },
    ...(references && { references: `<${references}>` }),
    ...(attachments && { attachments: [...attachments] }),
    ...(replyTo && { replyTo: { name: "", address: replyTo } }),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
