import { applicationFieldTexts } from "#content/form-texts/application-form.ts";
import { createTransport } from "nodemailer";
import PostalMime from "postal-mime";
import { expect, test } from "vitest";

import { applicant } from "#tests/support/components/applicant.ts";
import { sampleSubmission } from "#tests/support/server/sample-submission.ts";
import { referenceOf } from "#forms/reference-number.ts";
import { composeMail } from "../compose-mail.ts";
import { nodemailerMessage } from "../smtp/nodemailer-message.ts";
import { receiptBody } from "./receipt-mail.ts";
import { content } from "#tests/support/site-content.ts";

const received = { id: "one", received_at: "2025-01-06T09:00:00Z" };
const addresses = { mailFrom: "site@example.com", mailTo: "school@example.com" };

function receiptFor(change: Record<string, string> = {}) {
  const fields = { courseDates: "January 6th 2025", ...applicant("receipt"), ...change };
  const submission = sampleSubmission("one", {
    form: "application",
    fields: JSON.stringify(fields),
    text: `Name: ${fields.name}`,
  });
  return composeMail({ id: "one.receipt", kind: "receipt", submission }, content, addresses);
}

test("a receipt contains the time, the reference, the facts of the course, the next steps and the answers", () => {
  const { text, html } = receiptFor();
  for (const body of [text, String(html)]) {
    for (const fact of [
      // Puerto Vallarta is six hours behind UTC.
      "Monday, 6 January 2025 at 03:00, Puerto Vallarta time",
      referenceOf("one"),
      "January 6th 2025",
      `${content.course.hours} hours in ${content.course.duration}`,
      content.school.place,
      ...content.enrolment.afterApplying.steps,
      "Zoë",
    ]) {
      expect(body).toContain(fact);
    }
    const digits = content.school.phone.replaceAll(/\D/g, "");
    const chat = new RegExp(`https://wa\\.me/${digits}\\?text=[^"\\s]*${referenceOf("one")}`);
    expect(body).toMatch(chat);
  }
});

test("a receipt contains the school’s sentences about the interview, and the link for choosing a time", () => {
  const booking = { label: "Choose a time", address: "https://book.example/interview" };
  const interview = { answerDays: 3, booking };
  const { text, html } = receiptBody(received, {}, { ...content, interview });
  for (const fact of ["We answer within 3 days.", booking.address, booking.label]) {
    for (const body of [text, String(html)]) expect(body).toContain(fact);
  }
});

test("a receipt calls the questions as the form does, in the school’s own words", () => {
  const applicationFields = {
    courseDates: { label: "Your course" },
    name: { label: "Given name" },
  };
  const answers = { courseDates: "January 6th 2025", name: "Zoë" };
  const { text, html } = receiptBody(received, answers, {
    ...content,
    words: { applicationFields },
  });
  for (const body of [text, String(html)]) {
    for (const label of ["Your course", "Given name"]) expect(body).toContain(label);
    expect(body).not.toContain("Course dates");
  }
});

test("a receipt contains neither markup nor a link from the sender’s answers", () => {
  const { html } = receiptFor({ city: "<b>Galway</b>" });
  expect(html).not.toContain("<b>");
  expect(html).toContain("&lt;b&gt;Galway&lt;/b&gt;");
  // Browsers read the ideographic full stops in a host name as ".".
  const disguised = ["evil。example", "evil．example", "evil｡example"];
  const plain = ["https://evil.example/x", "St.Evil.example", "see evil.example", "a@evil.example"];
  for (const link of [...plain, ...disguised, "WWW.evil"]) {
    const fields = Object.keys(applicationFieldTexts);
    const { text, html: body } = receiptFor(
      Object.fromEntries(fields.map((field) => [field, link])),
    );
    expect(`${text}${body}`.toLowerCase(), link).not.toContain("evil");
  }
});

test("a receipt repeats a name with an abbreviation, with a space so that it becomes no link", () => {
  const short = { name: "Ma.Guadalupe", lastName: "J.R.Núñez", city: "St.Catharines" };
  const { text } = receiptFor(short);
  for (const answer of ["Name: Ma. Guadalupe", "Last name: J.R. Núñez", "City: St. Catharines"])
    expect(text).toContain(answer);
});

test("a receipt repeats at most forty characters of an answer, and no free text", () => {
  const long = "buy now ".repeat(1000);
  const { text, html } = receiptFor({
    name: long,
    city: `Galway\n\n${long}`,
    streetAddress: long,
    professionalBackground: long,
    universityName: long,
    otherLanguages: long,
  });
  expect(text.match(/buy now/g)?.length).toBeLessThan(12);
  const honest = receiptFor();
  expect(text.length - honest.text.length).toBeLessThan(400);
  expect(String(html).length - String(honest.html).length).toBeLessThan(600);
});

test("a receipt quotes the applicant only in its copy of the answers, not in the subject or elsewhere in the text", () => {
  const { subject, text } = receiptFor({ name: "CHEAP PILLS" });
  const [beforeTheCopy] = text.split("Your short answers");
  expect(subject + beforeTheCopy).not.toContain("CHEAP PILLS");
});

test("a mail program gets the picture with the receipt, and an alternative text", async () => {
  const writer = createTransport({ streamTransport: true, buffer: true });
  const { message } = await writer.sendMail(nodemailerMessage(receiptFor()));
  const parsed = await PostalMime.parse(String(message));
  const [picture] = parsed.attachments;
  expect(picture).toMatchObject({ mimeType: "image/jpeg", related: true, contentId: "<bay>" });
  expect(parsed.html).toMatch(/<img\s+src="cid:bay"\s+alt="[^"]+"/);
  expect(Buffer.byteLength(String(message))).toBeLessThan(70_000);
});
