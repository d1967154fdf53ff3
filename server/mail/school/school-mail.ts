import type { Content } from "#content/content.ts";
import { schoolMail as words } from "#content/mail/school-mail-text.ts";

import { referenceOf } from "#forms/reference-number.ts";
import { subjects } from "#forms/check-form.ts";
import type { SchoolMailSettings } from "../../core/settings/mail-addresses.ts";
import type { SubmissionsTable } from "../../store/schema/tables.ts";
import { displayName, storedFields } from "../stored-fields.ts";
import { needsSmtpUtf8 } from "../smtp/smtputf8.ts";
import type { Mail } from "../transport.ts";
import { answersCsv, contactCard } from "./school-attachments.ts";
import { schoolMailPage } from "./school-mail-page.ts";

/**
 * The mail to the school about a submission. Subject and text follow the specification (section 3);
 * HTML, attachments and the sender's name are additions for convenience.
 */
export function schoolMail(
  submission: SubmissionsTable,
  content: Content,
  { mailFrom, mailTo, studioUrl }: SchoolMailSettings,
): Omit<Mail, "messageId" | "date"> {
  const fields = storedFields(submission);
  const reference = referenceOf(submission.id);
  const name = displayName(fields);
  const email = fields?.["email"];
  const file = `${words.fileName[submission.form]}-${reference}`;
  return {
    from: { name: name ? words.sender(name) : content.school.name, address: mailFrom },
    to: mailTo,
    replyTo: email && needsSmtpUtf8(email) ? undefined : email,
    subject: subjects[submission.form],
    text: submission.text,
    html: schoolMailPage(submission, fields, { reference, studioUrl }, content),
    // A unique References header: otherwise mail programs group mails with the same subject.
    references: `${submission.id}.thread@${mailFrom.split("@")[1]}`,
    // Prevents out-of-office replies (RFC 3834) to an address that a stranger may have typed.
    headers: { "X-Reference": reference, "Auto-Submitted": "auto-generated" },
    ...(fields && {
      attachments: [
        {
          filename: `${file}.csv`,
          contentType: "text/csv; charset=utf-8",
          content: answersCsv(submission, fields, reference, content.school.timeZone),
        },
        {
          filename: `${file}.vcf`,
          contentType: "text/vcard; charset=utf-8",
          content: contactCard(submission, fields, reference, content.school.timeZone),
        },
      ],
    }),
  };
}
