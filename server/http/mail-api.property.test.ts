import { applicationFields } from "#content/form-texts/application-form.ts";
import * as fc from "fast-check";
import { createTransport } from "nodemailer";
import PostalMime, { type Email } from "postal-mime";
import { expect, test } from "vitest";

import { attached, properties } from "../../tests/support/mail/received-application.ts";
import { owedMails, testApp } from "../../tests/support/server/test-app.ts";
import { contactRequest } from "../../tests/support/server/contact-request.ts";
import { applicant } from "../../tests/support/components/applicant.ts";
import { composeMail } from "../mail/compose-mail.ts";
import { nodemailerMessage } from "../mail/smtp/nodemailer-message.ts";
import type { SubmissionMail } from "../store/owed-mail.ts";
import { content } from "../../tests/support/site-content.ts";

const { school } = content;

const RUNS = { numRuns: 300 };
const addresses = { mailFrom: "site@example.com", mailTo: school.email };

/** Injection attempts, and all kinds of characters. */
const hostileText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.string({ unit: "grapheme", maxLength: 40 }),
  fc.string({ unit: fc.constantFrom("\r", "\n", "\0", ".", " ", "\ud800", "=", "\u2028") }),
  fc.constantFrom(
    "a@example.com\r\nBcc: b@example.com",
    "a@example.com, b@example.com",
    "a@example.com;b@example.com",
    "Mina <a@example.com>",
    '"b@example.com,"@example.com',
    "=?utf-8?Q?a=0D=0ABcc:_b=40example.com?=@example.com",
    "a@example.com\u2028Bcc: b@example.com",
    "\r\n.\r\nMAIL FROM:<b@example.com>",
    "{{7*7}} ${7*7} <script>alert(1)</script>",
    "\nEND:VCARD\nBEGIN:VCARD",
    '"></style><img src=x><a href="javascript:alert(1)">',
    "<!--",
    "=1+1",
    '","=1+1',
    "\t=1;@x|-1",
    "a;b,c\\n\\",
    "💥".repeat(60),
    "__proto__",
    "/etc/passwd",
    "https://example.com/",
  ),
);

const email = fc.oneof(
  { weight: 3, arbitrary: fc.emailAddress() },
  { weight: 2, arbitrary: hostileText },
);

const contactFields = fc.record({ email, message: hostileText });

const applicationAnswers = fc
  .tuple(email, fc.dictionary(fc.constantFrom(...applicationFields), hostileText, { maxKeys: 9 }))
  .map(([address, changes]) => ({
    courseDates: "January 6th 2025",
    ...applicant("property"),
    ...changes,
    phoneNumber: "+353861234567",
    email: address,
  }));

const formRequest = fc.oneof(
  contactFields.map((fields) => ({ ...contactRequest, fields })),
  applicationAnswers.map((fields) => ({
    ...contactRequest,
    subject: "New Application Form",
    fields,
  })),
);

const anyRequest = fc.oneof(
  fc.json(),
  fc.string({ unit: "binary" }),
  formRequest.map((request) => JSON.stringify(request)),
  fc
    .record(
      {
        to: fc.oneof(fc.constant(school.email), hostileText),
        subject: fc.oneof(fc.constant("Contact Form"), hostileText),
        text: hostileText,
        fields: fc.oneof(contactFields, fc.dictionary(hostileText, hostileText), fc.anything()),
      },
      { requiredKeys: [] },
    )
    .map((request) => JSON.stringify(request)),
);

function storedValues({ submission }: SubmissionMail): Record<string, string> {
  return JSON.parse(submission.fields ?? "{}");
}

/** The composed mail: its SMTP envelope, raw header lines, and parsed content. */
async function asSent(owed: SubmissionMail) {
  const writer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  const { envelope, message } = await writer.sendMail(
    nodemailerMessage(composeMail(owed, content, addresses)),
  );
  const raw = String(message);
  const headers = raw.slice(0, raw.indexOf("\r\n\r\n"));
  return { envelope, headers: headers.split(/\r\n(?![ \t])/), mail: await PostalMime.parse(raw) };
}

/** Expects answers to be neither markup nor formulas nor properties in what the school gets. */
function expectHarmless(mail: Email): void {
  const html = mail.html ?? "";
  expect(html).not.toMatch(/<(script|img|iframe|form|object)|<!--/i);
  expect(html.match(/<style>/g)).toHaveLength(1);
  for (const [, address] of html.matchAll(/href="([^"]*)"/g)) {
    expect(address).toMatch(/^(mailto:|tel:|https:\/\/wa\.me\/\d)/);
  }
  // Except a number as the formula of its text.
  for (const cell of csvCells(attached(mail, ".csv"))) {
    expect(cell).not.toMatch(/^(?!="[+\de-]+"$)[=+\-@\t\r]/i);
  }
  const card = attached(mail, ".vcf");
  if (!card) return;
  expect(card.match(/^BEGIN/gm)).toHaveLength(1);
  for (const line of card.split("\r\n")) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(line).not.toMatch(/[\r\n]/);
  }
  for (const name of properties(card).keys()) {
    expect(name).toMatch(/^[A-Z]+(;TYPE=[A-Z]+)?(;CHARSET=UTF-8)?$/);
  }
}

/** Parses a CSV file into cells. */
function csvCells(csv: string): string[] {
  const cells = [...csv.slice(1).matchAll(/(?:^|,|\r\n)(?:"((?:[^"]|"")*)"|([^",\r\n]*))/g)];
  return cells.map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? "");
}

test("any request body is answered with 202, 400, 403 or 422, and every error is a sentence", async () => {
  const { app } = await testApp({ rateLimit: 1_000_000 });
  await fc.assert(
    fc.asyncProperty(anyRequest, async (body) => {
      const response = await app.request("/api/mail/send", {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body,
      });
      expect([202, 400, 403, 422]).toContain(response.status);
      const answer = await response.json();
      expect(answer.error ?? "Accepted.").toMatch(/[.?!]$/);
    }),
    RUNS,
  );
});

test("no answer of a form injects anything into a mail", async () => {
  const { send, store } = await testApp({ rateLimit: 1_000_000 });
  let applications = 0;
  await fc.assert(
    fc.asyncProperty(formRequest, async (request) => {
      const { status } = await send(request);
      expect([202, 422]).toContain(status);
      for (const owed of await owedMails(store)) {
        const { envelope, headers, mail } = await asSent(owed);
        const isToSchool = owed.kind === "school";
        const recipient = isToSchool ? school.email : storedValues(owed)["email"];
        expect(envelope).toEqual({ from: addresses.mailFrom, to: [recipient] });
        const names = headers.map((line) => line.slice(0, line.indexOf(":")).toLowerCase());
        expect(new Set(names).size).toBe(names.length);
        expect(names).not.toContain("bcc");
        expect(names).not.toContain("cc");
        if (!isToSchool) continue;
        expect(mail.text?.trimEnd()).toBe(owed.submission.text.trimEnd());
        for (const value of Object.values(storedValues(owed))) {
          expect(owed.submission.text).toContain(value);
        }
        expectHarmless(mail);
        if (owed.submission.form === "application") applications += 1;
      }
    }),
    RUNS,
  );
  expect(applications).toBeGreaterThan(20);
});
