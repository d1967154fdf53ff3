import { school } from "#content/school.ts";

import type { SubmissionMail } from "../store/owed-mail.ts";
import { receiptBody } from "./receipt-mail.ts";
import { schoolMail } from "./school/school-mail.ts";
import { storedFields } from "./stored-fields.ts";
import type { Mail } from "./transport.ts";

interface Addresses {
  mailFrom: string;
  mailTo: string;
}

/**
 * Writes a mail about a submission: from the site itself to the provider, to be answered to
 * the visitor; or a receipt to the applicant, to be answered to the provider.
 * @throws {Error} when a receipt is owed to nobody
 */
export function composeMail(
  { id, kind, submission }: SubmissionMail,
  { mailFrom, mailTo }: Addresses,
): Mail {
  const frame = {
    messageId: `${id}@${mailFrom.split("@")[1]}`,
    date: new Date(submission.received_at),
  };
  if (kind === "school") return { ...frame, ...schoolMail(submission, { mailFrom, mailTo }) };
  const fields = storedFields(submission);
  const applicant = fields?.["email"];
  if (!applicant) throw new Error("A receipt is owed, but to no address");
  return {
    ...frame,
    from: { name: school.name, address: mailFrom },
    to: applicant,
    replyTo: mailTo,
    ...receiptBody(submission, fields),
  };
}
