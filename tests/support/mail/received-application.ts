import { createTransport } from "nodemailer";
import PostalMime, { type Email } from "postal-mime";

import { composeMail } from "#server/mail/compose-mail.ts";
import { nodemailerMessage } from "#server/mail/smtp/nodemailer-message.ts";

import { applicant } from "../components/applicant.ts";
import { sampleSubmission } from "../server/sample-submission.ts";
import { content } from "../site-content.ts";

const addresses = { mailFrom: "site@example.com", mailTo: "school@example.com" };
export const ID = "01a2049d-b244-7aed-97e8-fed561b89d23";
export const answers = { courseDates: "January 6th 2025", ...applicant("mail") };

/** The mail about an application, parsed as the school's mail program receives it. */
export async function received(fields: Record<string, string>, studio?: string) {
  const submission = sampleSubmission(ID, {
    form: "application",
    fields: JSON.stringify(fields),
    text: "Name: Zoë",
  });
  const mail = composeMail({ id: ID, kind: "school", submission }, content, {
    ...addresses,
    studioUrl: studio,
  });
  const writer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  const { message, envelope } = await writer.sendMail(nodemailerMessage(mail));
  const parsed = await PostalMime.parse(String(message));
  return {
    parsed,
    envelope,
    html: String(mail.html),
    csv: attached(parsed, ".csv"),
    card: attached(parsed, ".vcf"),
  };
}

/** The text of the attachment whose name has that end. */
export function attached({ attachments }: Email, end: string): string {
  const found = attachments.find(({ filename }) => filename?.endsWith(end))?.content ?? "";
  const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
  return typeof found === "string" ? found : decoder.decode(found);
}

/** Unfolds a vCard's lines and returns them by property. */
export function properties(card: string): Map<string, string> {
  const lines = card.replaceAll("\r\n ", "").trimEnd().split("\r\n");
  return new Map(
    lines.map((line) => {
      const colon = line.indexOf(":");
      return [line.slice(0, colon), line.slice(colon + 1)];
    }),
  );
}
