import type { Content } from "#content/content.ts";
import { applicationFieldTexts } from "#content/form-texts/application-form.ts";
import { interviewSentences } from "#content/form-texts/interview.ts";
import { receipt as words } from "#content/mail/receipt.ts";
import { reference as referenceWords } from "#content/form-texts/reference-text.ts";
import { html } from "hono/html";

import { answerLine } from "#forms/answer-line.ts";
import type { FormValues } from "#forms/contract.ts";
import { referenceOf } from "#forms/reference-number.ts";
import { schoolFormat } from "../../core/school-clock.ts";
import type { SubmissionsTable } from "../../store/schema/tables.ts";
import { shortAnswer, shortAnswers } from "./short-answers.ts";
import type { Mail } from "../transport.ts";

const dateAndTime = schoolFormat("en-GB", { dateStyle: "full", timeStyle: "short" });

/**
 * The receipt for an applicant. It repeats only short answers, clipped, because the address may
 * belong to somebody else than the sender of the form (decision 19).
 */
export function receiptBody(
  submission: Pick<SubmissionsTable, "id" | "received_at">,
  fields: FormValues,
  content: Content,
): Pick<Mail, "subject" | "text" | "html" | "headers"> {
  const receivedAt = `${dateAndTime(new Date(submission.received_at), content.school.timeZone)}, ${words.clock}`;
  const reference = `${referenceWords.label}: ${referenceOf(submission.id)}`;
  return {
    subject: words.subject,
    text: plainText(receivedAt, reference, fields, content),
    html: page(receivedAt, reference, fields, content),
    // Prevents out-of-office replies (RFC 3834).
    headers: { "Auto-Submitted": "auto-replied" },
  };
}

function plainText(
  receivedAt: string,
  reference: string,
  fields: FormValues,
  { school, interview, enrolment: { afterApplying } }: Content,
): string {
  const { booking } = interview;
  const about = [
    ...interviewSentences(interview),
    ...(booking ? [`${booking.label}: ${booking.address}`] : []),
  ];
  const answers = shortAnswers(fields).map(([question, answer]) => answerLine(question, answer));
  return [
    words.opening,
    `${reference}\n${words.received}: ${receivedAt}\n` +
      `${applicationFieldTexts.courseDates.label}: ${shortAnswer(fields["courseDates"] ?? "")}`,
    `${afterApplying.heading}\n` +
      afterApplying.steps.map((step, index) => `${index + 1}. ${step}`).join("\n"),
    ...(about.length > 0 ? [about.join("\n")] : []),
    [words.answers, ...answers, words.notRepeated].join("\n"),
    words.notYou,
    `${school.name}, ${school.place}\n${school.email}`,
  ].join("\n\n");
}

function page(
  receivedAt: string,
  reference: string,
  fields: FormValues,
  { school, interview, enrolment: { afterApplying } }: Content,
): string {
  const { booking } = interview;
  const sentences = interviewSentences(interview);
  const answers = shortAnswers(fields).map(
    ([question, answer]) =>
      html`<tr>
        <th align="left" valign="top">${question}</th>
        <td>${answer}</td>
      </tr>`,
  );
  return String(
    html`<!doctype html>
      <html lang="en">
        <meta charset="utf-8" />
        <title>${words.subject}</title>
        <body style="max-width: 36rem; font: 1rem/1.5 system-ui, sans-serif">
          <p>${words.opening}</p>
          <p>
            ${reference}<br />
            ${words.received}: ${receivedAt}<br />
            ${applicationFieldTexts.courseDates.label}: ${shortAnswer(fields["courseDates"] ?? "")}
          </p>
          <h2>${afterApplying.heading}</h2>
          <ol>
            ${afterApplying.steps.map((step) => html`<li>${step}</li>`)}
          </ol>
          ${sentences.length > 0 ? html`<p>${sentences.join(" ")}</p>` : ""}
          ${booking ? html`<p><a href="${booking.address}">${booking.label}</a></p>` : ""}
          <h2>${words.answers}</h2>
          <table cellpadding="4">
            ${answers}
          </table>
          <p>${words.notRepeated}</p>
          <p>${words.notYou}</p>
          <p>${school.name}, ${school.place}<br />${school.email}</p>
        </body>
      </html>`,
  );
}
