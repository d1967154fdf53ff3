import { afterApplying } from "#content/after-applying.ts";
import { applicationFields, applicationFieldTexts } from "#content/application-form.ts";
import { receipt as words } from "#content/receipt.ts";
import { school } from "#content/school.ts";
import { html } from "hono/html";

import type { FormValues } from "#app/forms/submission-service.ts";
import type { SubmissionsTable } from "../store/tables.ts";
import type { Mail } from "./transport.ts";

const dateAndTime = new Intl.DateTimeFormat("en-GB", {
  dateStyle: "full",
  timeStyle: "short",
  timeZone: school.timeZone,
});

/**
 * What an applicant reads: when it was received, for which dates, what happens next, and a copy
 * of the answers. Beyond that copy nothing in it was chosen by who sent the form, who may not
 * be whom the address belongs to.
 */
export function receiptBody(
  submission: Pick<SubmissionsTable, "received_at" | "text">,
  fields: FormValues,
): Pick<Mail, "subject" | "text" | "html" | "headers"> {
  const receivedAt = `${dateAndTime.format(new Date(submission.received_at))}, ${words.clock}`;
  return {
    subject: words.subject,
    text: plainText(receivedAt, submission.text, fields),
    html: page(receivedAt, fields),
    // So that no out-of-office notice answers it (RFC 3834).
    headers: { "Auto-Submitted": "auto-replied" },
  };
}

function plainText(receivedAt: string, answers: string, fields: FormValues): string {
  return [
    words.opening,
    `${words.received}: ${receivedAt}\n` +
      `${applicationFieldTexts.courseDates.label}: ${fields["courseDates"]}`,
    `${afterApplying.heading}\n` +
      afterApplying.steps.map((step, index) => `${index + 1}. ${step}`).join("\n"),
    `${words.answers}\n${answers}`,
    words.notYou,
    `${school.name}, ${school.place}\n${school.email}`,
  ].join("\n\n");
}

function page(receivedAt: string, fields: FormValues): string {
  const answers = applicationFields.map(
    (field) =>
      html`<tr>
        <th align="left" valign="top">${applicationFieldTexts[field].label}</th>
        <td style="white-space: pre-wrap">${fields[field]}</td>
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
            ${words.received}: ${receivedAt}<br />
            ${applicationFieldTexts.courseDates.label}: ${fields["courseDates"]}
          </p>
          <h2>${afterApplying.heading}</h2>
          <ol>
            ${afterApplying.steps.map((step) => html`<li>${step}</li>`)}
          </ol>
          <h2>${words.answers}</h2>
          <table cellpadding="4">
            ${answers}
          </table>
          <p>${words.notYou}</p>
          <p>${school.name}, ${school.place}<br />${school.email}</p>
        </body>
      </html>`,
  );
}
