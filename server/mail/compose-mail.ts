import * as z from "zod";

import { subjects } from "../subjects.ts";
import type { SubmissionsTable } from "../store/tables.ts";
import type { Mail } from "./transport.ts";

const storedFieldsSchema = z.object({ email: z.string() });

/** The provider's mail about a submission: from the site itself, answered to the visitor. */
export function composeMail(
  submission: SubmissionsTable,
  { mailFrom, mailTo }: { mailFrom: string; mailTo: string },
): Mail {
  const visitor =
    submission.fields === null
      ? undefined
      : storedFieldsSchema.parse(JSON.parse(submission.fields)).email;
  return {
    messageId: `${submission.id}@${mailFrom.split("@")[1]}`,
    from: mailFrom,
    to: mailTo,
    replyTo: visitor,
    subject: subjects[submission.form],
    text: submission.text,
    date: new Date(submission.received_at),
  };
}
