import { applicationFields, applicationFieldTexts } from "#content/form-texts/application-form.ts";
import { schoolMail as words } from "#content/mail/school-mail-text.ts";
import * as fc from "fast-check";
import { createTransport } from "nodemailer";
import PostalMime from "postal-mime";
import { expect, test } from "vitest";

import { TERMS_FIELD, TIME_ZONE_FIELD } from "#forms/contract.ts";
import { referenceOf } from "#forms/reference-number.ts";
import { applicant } from "../../../tests/support/components/applicant.ts";
import { sampleSubmission } from "../../../tests/support/server/sample-submission.ts";
import { studioUrl } from "../../core/settings/studio-access.ts";
import { composeMail } from "../compose-mail.ts";
import { nodemailerMessage } from "../smtp/nodemailer-message.ts";
import { content } from "../../../tests/support/site-content.ts";

const addresses = { mailFrom: "site@example.com", mailTo: "school@example.com" };
const ID = "01a2049d-b244-7aed-97e8-fed561b89d23";
const answers = { courseDates: "January 6th 2025", ...applicant("mail") };

/** The mail about an application, parsed as the school's mail program receives it. */
async function received(fields: Record<string, string>, studio?: string) {
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
  const attachment = (end: string) => {
    const found = parsed.attachments.find(({ filename }) => filename?.endsWith(end));
    const attached = found?.content ?? "";
    const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
    return typeof attached === "string" ? attached : decoder.decode(attached);
  };
  return {
    parsed,
    envelope,
    html: String(mail.html),
    csv: attachment(".csv"),
    card: attachment(".vcf"),
  };
}

/** Unfolds a vCard's lines and returns them by property. */
function properties(card: string): Map<string, string> {
  const lines = card.replaceAll("\r\n ", "").trimEnd().split("\r\n");
  return new Map(
    lines.map((line) => {
      const colon = line.indexOf(":");
      return [line.slice(0, colon), line.slice(colon + 1)];
    }),
  );
}

test("a mail to the school has the form’s subject and text, and the applicant’s name as sender", async () => {
  const { parsed } = await received(answers);
  expect(parsed.subject).toBe("New Application Form");
  expect(parsed.text?.trimEnd()).toBe("Name: Zoë");
  expect(parsed.from).toMatchObject({
    name: words.sender("Zoë O’Brien-Núñez"),
    address: "site@example.com",
  });
  expect(parsed.replyTo?.[0]?.address).toBe(answers.email);
  expect(parsed.messageId).toBe(`<${ID}@example.com>`);
  expect(parsed.references).toBe(`<${ID}.thread@example.com>`);
});

test("a mail to the school has every answer, the reference, and links to reply, call and chat", async () => {
  const { html } = await received(answers);
  for (const field of applicationFields) {
    expect(html).toContain(applicationFieldTexts[field].label);
  }
  expect(html).toContain(referenceOf(ID));
  expect(html).toContain("6 January 2025 at 03:00");
  expect(html).toContain(`mailto:${answers.email}?subject=`);
  expect(html).toContain(`tel:${answers.phoneNumber}`);
  expect(html).toContain(`https://wa.me/${answers.phoneNumber.slice(1)}?text=`);
});

const started = { courseDates: "January 6th 2025" };
const coming = { courseDates: "February 3rd 2025" };

test.each<[what: string, change: Record<string, string>, says: string]>([
  ["the sender’s time", { [TIME_ZONE_FIELD]: "Europe/Dublin" }, "Monday 09:00, Europe/Dublin"],
  ["that the course had started", started, words.startedCourse(started.courseDates)],
  ["which terms were accepted", { [TERMS_FIELD]: "2, 3 March 2027" }, "2, 3 March 2027"],
  ["where the visitor came from, as text", { utm_source: "<b>ad</b>" }, "&lt;b&gt;ad&lt;/b&gt;"],
  ["why there is no link to call", { phoneNumber: "07911123456" }, words.noCountryCode],
  ["that Reply reaches nobody", { email: "zoë@example.com" }, words.noReply],
])("a mail to the school says %s, if it is so", async (_what, change, says) => {
  const usual = { ...answers, ...coming };
  expect((await received(usual)).html).not.toContain(says);
  expect((await received({ ...usual, ...change })).html).toContain(says);
});

test("an unknown time zone, a number without its country code and an odd address lead nowhere", async () => {
  const nowhere = await received({ ...answers, [TIME_ZONE_FIELD]: "Middle/Earth" });
  expect(nowhere.html).not.toContain(words.theirTime);
  const local = await received({ ...answers, phoneNumber: "07911123456" });
  expect(local.html).not.toMatch(/wa\.me|tel:/);
  const odd = await received({ ...answers, email: "zoë@example.com" });
  expect(odd.parsed.replyTo).toBeUndefined();
  expect(odd.html).toContain("mailto:zo%C3%AB@example.com?subject=");
});

test("a mail to the school says in one line who writes, and days as people write them", async () => {
  const { html } = await received({ ...answers, ...coming });
  expect(html).toContain("30, Irish, BA in History, English first; February 3rd 2025");
  expect(html).toContain("17 March 1994");
  expect(html).not.toContain("1994-03-17");
});

test("a mail to the school opens the application in the studio if browsers can reach it", async () => {
  expect((await received(answers)).html).not.toContain(words.actions.studio);
  const url = studioUrl({ studioHosts: ["studio.school.mx", "other.school.mx"] });
  expect((await received(answers, url)).html).toContain(
    `href="https://studio.school.mx/people/${ID}"`,
  );
  for (const studioHosts of [[], ["localhost:1090"]]) {
    expect(studioUrl({ studioHosts })).toBeUndefined();
  }
});

test("an applicant’s name makes no link in the school’s name: not as sender, heading, contact or greeting", async () => {
  const name = "Visit https://evil.example/login now";
  const { html, parsed, card } = await received({ ...answers, name });
  expect(parsed.from?.name).toBe(content.school.name);
  expect(properties(card).get("FN")).toBe(answers.email);
  expect(html).toContain(`text=${encodeURIComponent(words.greeting("", content.school.name))}`);
  expect(words.greeting("", "School")).toBe("Hello, this is School. ");
});

test("a mail to the school has the answers as CSV, with formulas escaped, and the applicant as vCard attached", async () => {
  const { csv, card } = await received(answers);
  const [head = "", row = ""] = csv.split("\r\n");
  expect(head.split(",").slice(0, 2)).toEqual(["\uFEFFReference", "Received"]);
  expect(row).toContain(`${referenceOf(ID)},2025-01-06 03:00`);
  const contact = properties(card);
  expect(contact.get("N;CHARSET=UTF-8")).toBe("O’Brien-Núñez;Zoë;;;");
  expect(contact.get("TEL;TYPE=CELL")).toBe(answers.phoneNumber);
  expect(contact.get("BDAY")).toBe(answers.dateOfBirth);
  const mistyped = await received({ ...answers, dateOfBirth: "0090-05-12" });
  expect(mistyped.card).not.toContain("BDAY");
  for (const formula of ["=HYPERLINK(1)", "+1+1", "-1+1", "@SUM(1)"]) {
    expect((await received({ ...answers, city: formula })).csv).toContain(`'${formula}`);
  }
});

const hostile = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.constantFrom(
    "\r\nBcc: victim@example.com",
    "\nEND:VCARD\nBEGIN:VCARD",
    "x\u2028TEL:1",
    "\r\n\r\n--boundary",
    '"><script>alert(1)</script>',
    "javascript:alert(1)",
    "<!--",
    "</style>",
    "=1+1",
    '","=1+1',
    "a;b,c\\n\\",
    "💥".repeat(60),
    "admin@example.com",
    "\u202Egnp.exe",
  ),
  fc
    .tuple(fc.string(), fc.constantFrom("\r", "\n", "\r\n", "\t=", "\0"), fc.string())
    .map((parts) => parts.join("")),
);

test("answers cannot inject anything into the headers, HTML, CSV or vCard of a mail", async () => {
  const fields = fc.record(
    Object.fromEntries(applicationFields.map((field) => [field, hostile] as const)),
  );
  const honest = (await received(answers)).parsed.headers;
  const honestHeaders = honest.map(({ key }) => key).toSorted();
  await fc.assert(
    fc.asyncProperty(fields, async (typed) => {
      // The address is always valid: the form's schema has checked it before it is stored.
      const { parsed, envelope, html, csv, card } = await received({
        ...typed,
        email: answers.email,
      });
      expect(envelope.to).toEqual(["school@example.com"]);
      const headers = parsed.headers.map(({ key }) => key).toSorted();
      expect(headers).toEqual(honestHeaders);
      expect(parsed.from?.address).toBe("site@example.com");
      expect(parsed.from?.name).not.toContain("@");
      expect(parsed.attachments).toHaveLength(2);
      expect(html).not.toMatch(/<(script|img|iframe|form|object)|<!--/i);
      expect(html.match(/<style>/g)).toHaveLength(1);
      const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, address]) => address);
      for (const address of links) expect(address).toMatch(/^(mailto:|tel:|https:\/\/wa\.me\/\d)/);

      expect(card.match(/^[A-Z;=]+/gm)?.filter((name) => name === "BEGIN")).toHaveLength(1);
      for (const line of card.split("\r\n")) {
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(line).not.toMatch(/[\r\n]/);
      }
      expect(
        [...properties(card).keys()].every((key) =>
          /^[A-Z]+(;TYPE=[A-Z]+)?(;CHARSET=UTF-8)?$/.test(key),
        ),
      ).toBe(true);
      // Except a number as the formula of its text.
      for (const cell of csvCells(csv)) expect(cell).not.toMatch(/^(?!="[+\de-]+"$)[=+\-@\t\r]/i);
    }),
    { numRuns: 200 },
  );
});

/** Parses a CSV file into cells. */
function csvCells(csv: string): string[] {
  const cells = [...csv.slice(1).matchAll(/(?:^|,|\r\n)(?:"((?:[^"]|"")*)"|([^",\r\n]*))/g)];
  return cells.map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? "");
}
