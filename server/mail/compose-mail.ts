import { school } from "#content/school.ts";

import type { ClaimedMail } from "../store/outbox.ts";
import { receiptBody } from "./receipt.ts";
import { schoolMailBody } from "./school-mail.ts";
import { storedFields } from "./stored-fields.ts";
import type { Mail } from "./transport.ts";

interface Addresses {
  mailFrom: string;
  mailTo: string;
}

/**
 * Writes a mail that the outbox owes: from the site itself to the provider, to be answered to
 * the visitor; or a receipt to the applicant, to be answered to the provider.
 * @throws {Error} when a receipt is owed to nobody
 */
export function composeMail(
  { id, kind, submission }: Pick<ClaimedMail, "id" | "kind" | "submission">,
  { mailFrom, mailTo }: Addresses,
): Mail {
  const frame = {
    messageId: `${id}@${mailFrom.split("@")[1]}`,
    from: { name: school.name, address: mailFrom },
    date: new Date(submission.received_at),
  };
  const fields = storedFields(submission);
  if (kind === "school") {
    return { ...frame, to: mailTo, replyTo: fields?.["email"], ...schoolMailBody(submission) };
  }
  const applicant = fields?.["email"];
  if (!applicant) throw new Error("A receipt is owed, but to no address");
  return { ...frame, to: applicant, replyTo: mailTo, ...receiptBody(submission, fields) };
}
