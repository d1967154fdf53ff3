import type { SendMailOptions } from "nodemailer";

import type { Mail } from "../transport.ts";

/**
 * A mail in Nodemailer's terms. Addresses go in as objects: as text, "a, b" would make two
 * recipients. Strings only, and no file or address is ever read.
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
