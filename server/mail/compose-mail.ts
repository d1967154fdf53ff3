import type { Content } from "#content/content.ts";

import type { SchoolMailSettings } from "../core/settings/mail-addresses.ts";
import type { SubmissionMail } from "../store/owed-mail.ts";
import { receiptBody } from "./receipt/receipt-mail.ts";
import { schoolMail } from "./school/school-mail.ts";
import { storedFields } from "./stored-fields.ts";
import type { Mail } from "./transport.ts";

/**
 * Composes a mail about a submission: to the school, with Reply-To the visitor, or a receipt to the
 * applicant, with Reply-To the school.
 * @throws {Error} when a receipt has no recipient
 */
export function composeMail(
  { id, kind, submission }: SubmissionMail,
  content: Content,
  settings: SchoolMailSettings,
): Mail {
  const { mailFrom, mailTo } = settings;
  const messageId = `${id}@${mailFrom.split("@")[1]}`;
  const date = new Date(submission.received_at);
  if (kind === "school") return { messageId, date, ...schoolMail(submission, content, settings) };
  const fields = storedFields(submission);
  const applicant = fields?.["email"];
  if (!applicant) throw new Error("A receipt is owed, but to no address");
  const from = { name: content.school.name, address: mailFrom };
  const body = receiptBody(submission, fields, content);
  return { messageId, date, from, to: applicant, replyTo: mailTo, ...body };
}
