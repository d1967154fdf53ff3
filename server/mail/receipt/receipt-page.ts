import type { Content } from "#content/content.ts";
import { interviewLength, nextSteps } from "#content/form-texts/interview.ts";
import { reference as referenceWords } from "#content/form-texts/reference-text.ts";
import { receipt as delivered } from "#content/mail/receipt.ts";
import { ownFieldTexts } from "#content/own-words/application-fields.ts";
import { withOwnWords } from "#content/own-words/with-own-words.ts";
import { html } from "hono/html";

import * as part from "../html/mail-elements.ts";
import { mailPage } from "../html/mail-page.ts";
import { LAYOUT, light, looks, SERIF } from "../html/mail-theme.ts";

export interface Receipt {
  reference: string;
  receivedAt: string;
  courseDates: string;
  answers: readonly (readonly [question: string, answer: string])[];
  whatsAppUrl: string;
}

/** The receipt’s words: the school’s own in the places of the delivered ones. */
export function receiptWords({ mailWords }: Pick<Content, "mailWords">): typeof delivered {
  return withOwnWords(delivered, mailWords.receipt);
}

/** The HTML of a receipt. */
export function receiptPage(receipt: Receipt, content: Content, picture: string): string {
  const { school, interview, enrolment } = content;
  const { booking } = interview;
  const words = receiptWords(content);
  const { afterApplying } = enrolment;
  return mailPage({
    school,
    title: words.subject,
    preview: words.preview,
    picture: { source: picture, alt: words.pictureAlt },
    kicker: school.name,
    heading: words.heading,
    content: [
      part.paragraph(words.opening(receipt.receivedAt)),
      ticket(receipt, content),
      part.subheading(afterApplying.heading),
      steps(nextSteps(afterApplying.steps, interview)),
      part.paragraph(interviewLength(interview).join(" ")),
      part.buttons([
        [booking?.address, booking?.label ?? ""],
        [receipt.whatsAppUrl, words.whatsApp],
      ]),
      part.mutedParagraph([
        `${words.contact} `,
        part.link(`tel:${school.phone.replaceAll(/[^+\d]/g, "")}`, part.unbroken(school.phone)),
      ]),
      part.subheading(words.answers),
      part.answerList(receipt.answers),
      part.mutedParagraph(words.notRepeated),
    ],
    footer: words.notYou,
  });
}

/** The start date, large, with length and place; the reference on a stub that tears off. */
function ticket(receipt: Receipt, content: Content): part.MailNode {
  const { course, school } = content;
  const words = receiptWords(content);
  const { label, value } = words.length;
  return html`<table ${LAYOUT} width="100%" style="margin:20px 0 0">
    <tr>
      <td
        class="pass"
        valign="top"
        style="padding:20px 24px;border-radius:16px 0 0 16px;background:${TICKET.sea}"
      >
        ${fact(ownFieldTexts(content).courseDates.label, receipt.courseDates, "large")}
        ${fact(label, value(course.hours, course.duration))} ${fact(words.place, school.place)}
      </td>
      <td
        class="pass stub"
        valign="top"
        width="132"
        style="padding:20px 24px;border-left:2px dashed ${TICKET.sea};border-radius:0 16px 16px 0;background:${TICKET.gold}"
      >
        <div style="font-size:14px;color:${TICKET.ink}">${referenceWords.label}</div>
        <div style="font:600 24px/1.25 ${SERIF};white-space:nowrap;color:${TICKET.ink}">
          ${receipt.reference}
        </div>
      </td>
    </tr>
  </table>`;
}

/** The ticket’s colours, the same in light and dark mode. */
const TICKET = {
  sea: "#12626c",
  foam: "#d9f2e6",
  white: "#ffffff",
  gold: "#ffc654",
  ink: "#0a2f3c",
};

function fact(label: string, value: string, size?: "large"): part.MailNode {
  const font = size ? `margin:0 0 12px;font:600 26px/1.25 ${SERIF}` : "margin:0 0 6px";
  return html`<div style="font-size:14px;color:${TICKET.foam}">${label}</div>
    <div style="${font};overflow-wrap:anywhere;color:${TICKET.white}">${value}</div>`;
}

function steps(texts: readonly string[]): part.MailNode {
  return html`<table ${LAYOUT}>
    ${texts.map(
      (text, index) =>
        html`<tr>
          <td width="32" valign="top" style="padding:0 12px 12px 0">
            <div
              class="step"
              style="width:28px;height:28px;border-radius:14px;background:${light("noticeBackground")};font-weight:600;line-height:28px;text-align:center;color:${light("noticeText")}"
            >
              ${index + 1}
            </div>
          </td>
          <td ${looks("padding:2px 0 12px", "text")} valign="top">${text}</td>
        </tr>`,
    )}
  </table>`;
}
