import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Content } from "#content/content.ts";
import type { ApplicationField } from "#content/form-texts/application-form.ts";
import { interviewLength, nextSteps } from "#content/form-texts/interview.ts";
import { reference as referenceWords } from "#content/form-texts/reference-text.ts";
import { receipt as delivered } from "#content/mail/receipt.ts";
import { ownFieldTexts } from "#content/own-words/application-fields.ts";
import { answerLine } from "#forms/application-schema.ts";
import type { FormValues } from "#forms/contract.ts";
import { referenceOf } from "#forms/reference-number.ts";
import { schoolFormat } from "../../core/school-clock.ts";
import type { SubmissionsTable } from "../../store/schema/tables.ts";
import type { Mail } from "../transport.ts";
import { type Receipt, receiptPage, receiptWords } from "./receipt-page.ts";
import { looksLikeLink, printable, readableAnswer, spacedAbbreviations } from "../shown-text.ts";

const dateAndTime = schoolFormat("en-GB", { dateStyle: "full", timeStyle: "short" });

/** The strip of the bay; art/render-receipt.ts renders it. */
const BAY = {
  filename: "bay.jpg",
  contentType: "image/jpeg",
  content: readFileSync(join(import.meta.dirname, "bay.jpg")),
  cid: "bay",
};

/**
 * The receipt for an applicant. It repeats only short answers, clipped, because the address may
 * belong to somebody else than the sender of the form (decision 19).
 */
export function receiptBody(
  submission: Pick<SubmissionsTable, "id" | "received_at">,
  fields: FormValues,
  content: Content,
): Pick<Mail, "subject" | "text" | "html" | "headers" | "attachments"> {
  const { timeZone, phone } = content.school;
  const words = receiptWords(content);
  const reference = referenceOf(submission.id);
  const greeting = encodeURIComponent(words.whatsAppGreeting(reference));
  const receipt: Receipt = {
    reference,
    receivedAt: `${dateAndTime(new Date(submission.received_at), timeZone)}, ${words.clock}`,
    courseDates: shortAnswer(fields["courseDates"] ?? ""),
    answers: shortAnswers(fields, content),
    whatsAppUrl: `https://wa.me/${phone.replaceAll(/\D/g, "")}?text=${greeting}`,
  };
  return {
    subject: words.subject,
    text: plainText(receipt, content),
    html: receiptPage(receipt, content, `cid:${BAY.cid}`),
    attachments: [BAY],
    // Prevents out-of-office replies (RFC 3834).
    headers: { "Auto-Submitted": "auto-replied" },
  };
}

function plainText(receipt: Receipt, content: Content): string {
  const { school, course, interview, enrolment } = content;
  const { afterApplying } = enrolment;
  const words = receiptWords(content);
  const { booking } = interview;
  const answers = receipt.answers.map(([question, answer]) => answerLine(question, answer));
  return [
    `${words.heading}. ${words.opening(receipt.receivedAt)}`,
    [
      `${referenceWords.label}: ${receipt.reference}`,
      `${ownFieldTexts(content).courseDates.label}: ${receipt.courseDates}`,
      `${words.length.label}: ${words.length.value(course.hours, course.duration)}`,
      `${words.place}: ${school.place}`,
    ].join("\n"),
    `${afterApplying.heading}\n` +
      nextSteps(afterApplying.steps, interview)
        .map((step, index) => `${index + 1}. ${step}`)
        .join("\n"),
    [
      ...interviewLength(interview),
      ...(booking ? [`${booking.label}: ${booking.address}`] : []),
      `${words.whatsApp}: ${receipt.whatsAppUrl}`,
    ].join("\n"),
    [words.answers, ...answers, words.notRepeated].join("\n"),
    words.notYou,
    `${school.name}, ${school.place}\n${school.email}\n${school.phone}`,
  ].join("\n\n");
}

/**
 * Fields that a receipt repeats: no free text, which spammers would use for advertising, and no
 * e-mail address, whose local part may contain a link.
 */
const repeatedFields: readonly ApplicationField[] = [
  "name",
  "lastName",
  "phoneNumber",
  "city",
  "country",
  "nationality",
  "dateOfBirth",
  "yearHighSchoolDiplomaGranted",
  "isEnglishLanguage",
];

/** In characters. */
const LONGEST_ANSWER = 40;
/** The clipped answers that a mail to an unconfirmed address may repeat, with their questions. */
function shortAnswers(fields: FormValues, content: Content): [question: string, answer: string][] {
  const texts = ownFieldTexts(content);
  return repeatedFields
    .filter((field) => fields[field])
    .map((field) => [texts[field].label, shortAnswer(readableAnswer(field, fields[field] ?? ""))]);
}

function shortAnswer(text: string): string {
  const spaced = spacedAbbreviations(text);
  return looksLikeLink(spaced) ? delivered.leftOut : printable(spaced, LONGEST_ANSWER);
}
